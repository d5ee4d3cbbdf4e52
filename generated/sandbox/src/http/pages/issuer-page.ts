// Copied from templates/sandbox/src/http/pages/issuer-page.ts by `npm run generate`. Do not edit: change it there.
import type { IssuerDecision } from '../../store/payment-rows.js'
import type { Challenge } from '../../world/hosted-pages.js'
import { html } from '../shared/html.js'
import { money } from './format-amount.js'
import { icons } from './icons.js'
import { type Page, sandboxBanner } from './page-shell.js'
import type { Texts } from './texts/texts.js'

/** What the merchant's form brings to the issuer's page. */
export interface IssuerRequest {
  readonly TermUrl: string
  readonly MD: string
  readonly PaReq: string
}

/** The issuer's page: says what is to be confirmed and lets one choose what the payer does. */
export function issuerPage(challenge: Challenge, request: IssuerRequest, texts: Texts): Page {
  const { issuer, order } = texts
  const choices: readonly (readonly [IssuerDecision, string, string])[] = [
    ['approve', issuer.approve, issuer.approveHint],
    ['decline', issuer.decline, issuer.declineHint],
    ['cancel', issuer.cancel, issuer.cancelHint],
    ['time-out', issuer.timeOut, issuer.timeOutHint],
  ]
  return {
    texts,
    title: issuer.title,
    look: 'issuer',
    body: [
      html`<main><section>
<p class="shop">${icons.bank}<span>${issuer.bank}</span></p>
<h1>${issuer.title}</h1>
<dl>
<div><dt>${issuer.merchant}</dt><dd>${challenge.terminal}</dd></div>
<div><dt>${order}</dt><dd>${challenge.orderId}</dd></div>
<div><dt>${issuer.amount}</dt><dd><strong>${money(challenge.amount, texts)}</strong></dd></div>
<div><dt>${issuer.card}</dt><dd>${challenge.mask.replace(/[xX*]/g, '•').replace(/(.{4})(?=.)/g, '$1 ')}</dd></div>
<div><dt>${issuer.until}</dt><dd><time datetime="${new Date(challenge.expiresAt).toISOString()}">${moment(challenge.expiresAt, texts)}</time></dd></div>
</dl>
<form method="post">
${Object.entries(request).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<fieldset class="choices" aria-describedby="note"><legend>${issuer.choices}</legend>
${choices.map(
  ([decision, label, hint], index) =>
    html`<button type="submit" name="decision" value="${decision}"${index > 0 && html` class="plain"`}><span>${label}<small>${hint}</small></span></button>`,
)}
</fieldset>
</form>
<p class="line" id="note">${issuer.note}</p>
</section></main>`,
      sandboxBanner(texts),
    ],
  }
}

/** A moment of the sandbox's clock, in universal time: the browser's own clock need not agree with it. */
function moment(at: number, { locale }: Texts): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })
  return `${format.format(at)} UTC`
}

/** Whether a text is one of the issuer page's decisions. */
export function isDecision(text: string | undefined): text is IssuerDecision {
  return text === 'approve' || text === 'decline' || text === 'cancel' || text === 'time-out'
}

/** A form that sends itself on: to the issuer's page, and back from it. The button is for browsers without scripts. */
export function relayPage(
  action: string,
  fields: Readonly<Record<string, string>>,
  texts: Texts,
  leadsTo: string | undefined,
): Page {
  return {
    texts,
    title: texts.relay.title,
    ...(leadsTo !== undefined && { leadsTo }),
    body: [
      html`<main><section class="outcome">
${icons.wait}
<h1 role="status">${texts.relay.title}</h1>
<p>${texts.relay.note}</p>
<form method="post" action="${action}" data-relay>
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button type="submit">${texts.relay.go}</button>
</form>
</section></main>`,
      sandboxBanner(texts),
    ],
  }
}
