import { loadedOnce } from '../lib/loaded-once.js'
import type { SendMail, SmtpOptions } from '../world/delivery-options.js'

/**
 * Sends e-mails with nodemailer, which is loaded with the first of them.
 *
 * @throws TypeError when the address of the server is invalid; the first e-mail fails when nodemailer is not installed
 */
export function smtpMailer({ url, from }: SmtpOptions): SendMail {
  const { protocol } = new URL(url)
  if (protocol !== 'smtp:' && protocol !== 'smtps:') throw new TypeError('smtp.url must begin with smtp: or smtps:.')
  const transport = loadedOnce(() => import('nodemailer').then(({ createTransport }) => createTransport(url)))
  return async ({ to, subject, text }) => {
    await (await transport()).sendMail({ from, to, subject, text })
  }
}
