// Copied from templates/sandbox/src/http/pages/app.ts by `npm run generate`. Do not edit: change it there.
import type { CommandRow, SpecLimits, TestCard } from '../../spec/gateway-spec.js'
import type { PageShape } from '../../spec/overlay.js'
import type { Profile } from '../../spec/profile.js'
import { acsPath } from '../../spec/wire-names.js'
import type { CardForm, PageHost, PageProblem, PageResult, PageSession } from '../../world/hosted-pages.js'
import { cardPage, type FormErrors } from './card-page.js'
import { jsonAnswer, openOneOf, readDirectSubmit, submitPath } from './direct-submit.js'
import { isDecision, issuerPage, relayPage } from './issuer-page.js'
import { type Page, renderPage } from './page-shell.js'
import { cardForm, type Parameters, pageParameters, readParameters } from './read-form.js'
import { methodPage, nothingPage, problemPage, resultPage } from './result-pages.js'
import { chooseTexts } from './texts/choose-texts.js'
import type { Texts } from './texts/texts.js'
import { isWebAddress, policySource } from './web-address.js'

/** What the pages need to know of the gateway. */
export interface PageTables {
  readonly commands: Readonly<Record<string, Pick<CommandRow, 'descriptor'>>>
  readonly testCards: Readonly<Record<string, TestCard>>
  readonly limits: Pick<SpecLimits, 'returnDelay'>
  readonly profile?: Pick<Profile, 'page'>
}

/** What the pages need of a sandbox: the world in which a SessionId or MD was issued. */
export interface PageWorlds {
  worldOf(token: string): { readonly pages: PageHost } | undefined
}

/** Where the issuer's page leads back to when the gateway itself sent the payer there; below the issuer's page. */
const returnStep = '/return'
const returnPath = acsPath + returnStep

/**
 * The hosted pages and the issuer's page: HTML for payers, in Russian and English. They work without scripts, ask for
 * nothing from elsewhere, and show nothing of a card but its mask.
 */
export function createPages(spec: PageTables): (request: Request, worlds: PageWorlds) => Promise<Response | undefined> {
  const descriptors = Object.values(spec.commands).map(({ descriptor }) => descriptor)
  const paths = (browser: boolean) =>
    new Set(descriptors.filter(({ channel }) => (channel === 'browser') === browser).map(({ path }) => path))
  const [hosted, commands] = [paths(true), paths(false)]
  const pages = new HostedPages(spec)
  const shape = spec.profile?.page
  return async (request, worlds) => {
    const path = pathOf(request.url)
    if (path === acsPath) return pages.issuer(request, worlds)
    if (path === returnPath) return pages.returned(request, worlds)
    if (shape !== undefined && request.method === 'POST') {
      const opened = [...hosted].filter((page) => page !== undefined && submitPath(page, shape) === path)
      if (opened.length > 0)
        return pages.submitted(
          opened.flatMap((page) => page ?? []),
          shape,
          request,
          worlds,
        )
    }
    if (!hosted.has(path)) return undefined
    return pages.hosted(path, request, worlds, commands.has(path))
  }
}

/** Answers a browser where no other handler did. It must be the last one. */
export async function nothingHere(request: Request): Promise<Response | undefined> {
  const isBrowser = request.headers.get('accept')?.includes('text/html') ?? false
  return isBrowser ? renderPage(nothingPage(await textsFor(request))) : undefined
}

class HostedPages {
  readonly #testCards: readonly TestCard[]
  readonly #returnDelay: number
  readonly #shape: PageShape | undefined

  constructor({ testCards, limits, profile }: PageTables) {
    this.#shape = profile?.page
    this.#testCards = Object.values(testCards)
    this.#returnDelay = limits.returnDelay
  }

  /**
   * A payment or registration page. A command may have the same path (decision S27): a request is the page's when it has a
   * SessionId and nothing of the command.
   */
  async hosted(path: string, request: Request, worlds: PageWorlds, shared: boolean): Promise<Response | undefined> {
    const { method } = request
    const texts = await textsFor(request)
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
      return shared ? undefined : renderPage(methodPage('GET, POST', texts))
    const parameters = await readParameters(shared && method === 'POST' ? request.clone() : request)
    if (shared && !isForPage(method, parameters)) return undefined
    const sessionId = parameters?.get('SessionId')
    if (parameters === undefined || sessionId === undefined || !onlyOurs(parameters)) return wrongRequest(texts)
    const host = worlds.worldOf(sessionId)?.pages
    const page = await host?.open(path, sessionId)
    if (host === undefined || page === undefined) return renderPage(problemPage({ errCode: 'ORDER_NOT_FOUND' }, texts))
    if (page.kind === 'problem') return this.#problem(page, request)
    const form = method === 'POST' ? cardForm(parameters) : undefined
    if (form === undefined) return renderPage(await this.#cardPage(path, page, request))
    const result = await host.submit(path, sessionId, form, new URL(request.url).origin)
    return this.#answer(result, request, { path, page, form })
  }

  /** A card that comes from a program, or from a form as the profile has it. @param paths the pages it may be of */
  async submitted(paths: readonly string[], shape: PageShape, request: Request, worlds: PageWorlds): Promise<Response> {
    const sent = await readDirectSubmit(request, shape)
    if (sent === undefined) return wrongRequest(await textsFor(request))
    const { sessionId, form, wantsJson } = sent
    const host = worlds.worldOf(sessionId)?.pages
    if (host === undefined) return wantsJson ? jsonAnswer(unknownSession) : notFound(await textsFor(request))
    const { path, page } = await openOneOf(host, paths, sessionId)
    if (page.kind === 'problem') return wantsJson ? jsonAnswer(page) : this.#problem(page, request)
    const result = await host.submit(path, sessionId, form, new URL(request.url).origin)
    return wantsJson ? jsonAnswer(result, page) : this.#answer(result, request, { path, page, form })
  }

  async #cardPage(path: string, page: PageSession, request: Request, errors?: FormErrors): Promise<Page> {
    const shape = this.#shape && { ...this.#shape, action: submitPath(path, this.#shape) }
    return cardPage(page, await textsFor(request, page), this.#testCards, errors, shape)
  }

  /** The issuer's page: first what is to be confirmed, then the decision, which goes on to TermUrl. */
  async issuer(request: Request, worlds: PageWorlds): Promise<Response> {
    const texts = await textsFor(request)
    const from = await this.#authentication(request, worlds, 'PaReq')
    if (from instanceof Response) return from
    const { host, MD, parameters } = from
    const [PaReq, TermUrl, decision] = [from.proof, parameters.get('TermUrl'), parameters.get('decision')]
    if (TermUrl === undefined || !isWebAddress(TermUrl)) return wrongRequest(texts)
    if (!isDecision(decision)) {
      const challenge = await host.challenge(MD, PaReq)
      if (challenge === undefined) return notFound(texts)
      return renderPage(issuerPage(challenge, { TermUrl, MD, PaReq }, texts))
    }
    const PaRes = await host.decide(MD, PaReq, decision)
    if (PaRes === undefined) return notFound(texts)
    // A shop may answer with a redirect to any address of its own, and browsers check that address against the policy too.
    return renderPage(relayPage(TermUrl, { MD, PaRes }, texts, 'http: https:'))
  }

  /** The payer comes back from the issuer's page to a hosted page. */
  async returned(request: Request, worlds: PageWorlds): Promise<Response> {
    const from = await this.#authentication(request, worlds, 'PaRes')
    if (from instanceof Response) return from
    return this.#answer(await from.host.finish(from.MD, from.proof), request)
  }

  /** What both steps of 3-D Secure read: a POST with MD and the text that proves something. */
  async #authentication(
    request: Request,
    worlds: PageWorlds,
    name: 'PaReq' | 'PaRes',
  ): Promise<Response | { host: PageHost; MD: string; proof: string; parameters: Parameters }> {
    const texts = await textsFor(request)
    if (request.method !== 'POST') return renderPage(methodPage('POST', texts))
    const parameters = await readParameters(request)
    const [MD, proof] = [parameters?.get('MD'), parameters?.get(name)]
    if (parameters === undefined || MD === undefined || proof === undefined) return wrongRequest(texts)
    const host = worlds.worldOf(MD)?.pages
    return host === undefined ? notFound(texts) : { host, MD, proof, parameters }
  }

  async #answer(
    result: PageResult,
    request: Request,
    sent?: { path: string; page: PageSession; form: CardForm },
  ): Promise<Response> {
    switch (result.kind) {
      case 'problem':
        return this.#problem(result, request)
      case 'done':
        return renderPage(resultPage(result, await textsFor(request, result), this.#returnDelay))
      case '3DS': {
        const { acsUrl, MD, PaReq } = result
        const TermUrl = acsUrl + returnStep
        return renderPage(
          relayPage(acsUrl, { TermUrl, MD, PaReq }, await textsFor(request, sent?.page), policySource(acsUrl)),
        )
      }
      case 'invalid': {
        if (sent === undefined) return wrongRequest(await textsFor(request))
        const errors = { fields: result.fields, empty: emptyFields(sent.form) }
        return renderPage(await this.#cardPage(sent.path, sent.page, request, errors))
      }
    }
  }

  /** A payer who comes back to a page that was paid on sees that it is paid; a second attempt is still refused. */
  async #problem(problem: PageProblem, request: Request): Promise<Response> {
    const texts = await textsFor(request, problem)
    const refusal = problemPage(problem, texts)
    if (problem.ended === undefined) return renderPage(refusal)
    const shown = resultPage(problem.ended, texts, this.#returnDelay)
    const { status, headers } = refusal
    return renderPage(
      request.method === 'POST' ? { ...shown, ...(status && { status }), ...(headers && { headers }) } : shown,
    )
  }
}

const unknownSession: PageProblem = { kind: 'problem', errCode: 'ORDER_NOT_FOUND' }

function wrongRequest(texts: Texts): Response {
  return renderPage(problemPage({ errCode: 'WRONG_PARAMS' }, texts))
}

function notFound(texts: Texts): Response {
  return renderPage(problemPage({ errCode: 'ORDER_NOT_FOUND' }, texts))
}

function textsFor(request: Request, from?: { readonly session?: { readonly language?: string } }): Promise<Texts> {
  return chooseTexts(from?.session?.language, request.headers.get('accept-language'))
}

/** Path of an address; cheaper than parsing it, for this runs before each command. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  if (start === -1) return '/'
  const end = url.slice(start).search(/[?#]/)
  return end === -1 ? url.slice(start) : url.slice(start, start + end)
}

/** A command's parameters do not belong to the page; a GET without any is someone who lost the session. */
function isForPage(method: string, parameters: Parameters | undefined): boolean {
  return parameters === undefined || (onlyOurs(parameters) && (parameters.has('SessionId') || method !== 'POST'))
}

function onlyOurs(parameters: Parameters): boolean {
  return [...parameters.keys()].every((name) => pageParameters.has(name))
}

function emptyFields(form: CardForm): ReadonlySet<keyof CardForm> {
  const names: readonly (keyof CardForm)[] = ['PAN', 'EMonth', 'EYear', 'CardHolder', 'SecureCode', 'ConfirmCode']
  // An expiry date that could not be split into month and year is not an empty field.
  return new Set(names.filter((name) => (form[name] ?? '') === '' && !(name === 'EYear' && (form.EMonth ?? '') !== '')))
}
