// Copied from templates/sandbox/src/notifications/smtp.ts by `npm run generate`. Do not edit: change it there.
import type { MessageRow } from '../store/rows.js'

/** Hands an e-mail to a mail server. */
export type SendMail = (message: MessageRow) => Promise<void>

/** A mail server, for e-mails that shall really be sent. */
export interface SmtpOptions {
  /** `smtp://user:password@host:25`, or `smtps:`. */
  readonly url: string
  /** Sender's address. */
  readonly from: string
}

/**
 * Sends e-mails with nodemailer, which is loaded with the first of them.
 *
 * @throws TypeError when the address of the server is none; the first e-mail fails when nodemailer is not installed
 */
export function smtpMailer({ url, from }: SmtpOptions): SendMail {
  const { protocol } = new URL(url)
  if (protocol !== 'smtp:' && protocol !== 'smtps:') throw new TypeError('smtp.url begins with smtp: or smtps:.')
  let transport: Promise<{ sendMail(mail: object): Promise<unknown> }> | undefined
  return async ({ to, subject, text }) => {
    transport ??= import('nodemailer').then(({ createTransport }) => createTransport(url))
    await (await transport).sendMail({ from, to, subject, text })
  }
}
