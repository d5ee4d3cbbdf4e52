// Copied from templates/sandbox/src/http/pages/result-pages.ts by `npm run generate`. Do not edit: change it there.
import type { PageDone, PageProblem } from '../../world/hosted-pages.js'
import { type Html, html } from '../shared/html.js'
import { money } from './format-amount.js'
import { icons } from './icons.js'
import { type Page, sandboxBanner } from './page-shell.js'
import { fill } from './texts/choose-texts.js'
import type { Texts } from './texts/texts.js'
import { isWebAddress } from './web-address.js'

/** The end of a session. After the delay the payer goes back to the merchant, at once by the link. */
export function resultPage(done: PageDone, texts: Texts, returnDelay: number): Page {
  const { success, errCode, session, amount } = done
  const seconds = Math.ceil(returnDelay / 1000)
  const to = done.returnUrl !== undefined && isWebAddress(done.returnUrl) ? done.returnUrl : undefined
  const [title, note] = success ? successWords(done, texts) : failureWords(done, texts)
  const orderId = done.orderId ?? session.orderId
  return {
    texts,
    title,
    ...(to !== undefined && { goes: { seconds, to } }),
    body: [
      html`<main><section class="outcome">
${success ? icons.done : icons.failed}
<h1 role="status">${title}</h1>
${session.type !== 'Add' && html`<p class="amount">${money(amount, texts)}</p>`}
${note !== '' && html`<p>${note}</p>`}
${rows([
  [texts.order, orderId],
  [texts.result.code, success ? undefined : errCode],
])}
${
  to === undefined
    ? html`<p>${texts.result.close}</p>`
    : html`<p>${fill(texts.result.returning, { Seconds: String(seconds) })}</p><a class="button" href="${to}">${texts.result.back}</a>`
}
</section></main>`,
      sandboxBanner(texts),
    ],
  }
}

function successWords({ session }: PageDone, { result }: Texts): [title: string, note: string] {
  if (session.type === 'Add') return [result.added, result.addedNote]
  return session.type === 'Block' ? [result.blocked, result.blockedNote] : [result.paid, '']
}

function failureWords({ session, errCode }: PageDone, texts: Texts): [title: string, note: string] {
  return [session.type === 'Add' ? texts.result.notAdded : texts.result.notPaid, texts.explain(errCode)]
}

function rows(entries: readonly (readonly [name: string, value: string | undefined])[]): Html | false {
  const known = entries.flatMap(([name, value]) =>
    value === undefined ? [] : [html`<div><dt>${name}</dt><dd>${value}</dd></div>`],
  )
  return known.length > 0 && html`<dl>${known}</dl>`
}

type ProblemKind = 'notFound' | 'used' | 'over' | 'wrong' | 'method' | 'failed'

const problems: Readonly<Record<string, readonly [status: number, kind: ProblemKind]>> = {
  ORDER_NOT_FOUND: [404, 'notFound'],
  ILLEGAL_ORDER_STATE: [409, 'used'],
  ORDER_TIME_OUT: [410, 'over'],
  WRONG_PARAMS: [400, 'wrong'],
}

/** Why a page cannot be shown. */
export function problemPage({ errCode }: Pick<PageProblem, 'errCode'>, texts: Texts): Page {
  const [status, kind] = problems[errCode] ?? [403, 'failed']
  const note =
    kind === 'failed' ? `${texts.explain(errCode)} ${texts.problem.failedNote}` : texts.problem[`${kind}Note`]
  return { ...stop(texts.problem[kind], note, errCode, texts), status, headers: { 'x-card-gateway-why': errCode } }
}

/** No page is there. */
export function nothingPage(texts: Texts): Page {
  return { ...stop(texts.problem.notFound, texts.problem.nothingNote, undefined, texts), status: 404 }
}

/** The page is there, but not for this kind of request. */
export function methodPage(allowed: string, texts: Texts): Page {
  const page = stop(texts.problem.method, texts.problem.methodNote, undefined, texts)
  return { ...page, status: 405, headers: { allow: allowed } }
}

function stop(title: string, note: string, errCode: string | undefined, texts: Texts): Page {
  return {
    texts,
    title,
    body: [
      html`<main><section class="outcome">
${errCode === 'ORDER_TIME_OUT' ? icons.wait : icons.failed}
<h1>${title}</h1>
<p>${note}</p>
${rows([[texts.result.code, errCode]])}
</section></main>`,
      sandboxBanner(texts),
    ],
  }
}
