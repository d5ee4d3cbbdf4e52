// Copied from templates/client/src/html.ts by `npm run generate`. Do not edit: change it there.
/** Makes text safe in HTML, between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\r\n]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** A form the payer's browser posts. */
export interface BrowserForm {
  readonly action: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/**
 * How the form is shown.
 *
 * @example
 * ```ts
 * const options: BrowserFormOptions = { button: 'Continue', nonce: 'r4nd0m' }
 * ```
 */
export interface BrowserFormOptions {
  /** Nonce of the page's Content-Security-Policy, for the script that submits the form. */
  readonly nonce?: string
  /** Submits itself when scripts may run; default true. The button stays for those who block them. */
  readonly autoSubmit?: boolean
  /** Words on the button; default `Continue`. */
  readonly button?: string
  /** Only the form, to stand in a page of your own; default: a whole page. */
  readonly fragment?: boolean
}

/** Writes the form as HTML; everything in it is escaped. */
export function renderForm({ action, fields }: BrowserForm, options: BrowserFormOptions): string {
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const button = `<button type="submit">${escapeHtml(options.button ?? 'Continue')}</button>`
  const form = `<form method="post" action="${escapeHtml(action)}">${inputs.join('')}${button}</form>`
  const html = options.autoSubmit === false ? form : form + script(options.nonce)
  return options.fragment ? html : `${head}<body>${html}</body></html>`
}

const head =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex"><title>Continue</title></head>'

/** Submits the form right before the script: the page around a fragment may have other forms. */
function script(nonce: string | undefined): string {
  const attribute = nonce === undefined ? '' : ` nonce="${escapeHtml(nonce)}"`
  return `<script${attribute}>document.currentScript.previousElementSibling.submit()</script>`
}
