// Copied from templates/client/src/hosted-page.ts by `npm run generate`. Do not edit: change it there.
import { decodeForm } from '@card-gateway/protocol/basics'
import { type BrowserFormOptions, renderForm } from './html.js'

/**
 * A page of the gateway the payer's browser is sent to: by redirect to `url`, or by a form that posts itself
 * (decision C06). What the browser brings back proves nothing; ask for the status.
 *
 * @example
 * ```ts
 * const page = await gateway.inpay.payPage({ SessionId: '0001' })
 * const html = page.form({ button: 'Pay' })
 * ```
 */
export class HostedPage {
  /** The page's address with its parameters, for a redirect or a link. */
  readonly url: string
  /** The page's address without parameters, for a form. */
  readonly action: string
  /** What the form posts. */
  readonly fields: readonly (readonly [name: string, value: string])[]

  constructor(action: string, body: string) {
    this.action = action
    this.url = `${action}?${body}`
    this.fields = decodeForm(body)
  }

  /** HTML of the form, escaped and submitting itself. Throws nothing. */
  form(options: BrowserFormOptions = {}): string {
    return renderForm(this, options)
  }
}
