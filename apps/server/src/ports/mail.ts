import nodemailer from 'nodemailer'
import type { Config } from '../config.ts'

interface MailAttachment {
  name: string
  mimetype: string
  body: Buffer
}

interface Mail {
  /** The same for every attempt at one message, so that mail servers recognise a repetition. */
  id: string
  to: string
  subject: string
  text: string
  attachments: readonly MailAttachment[]
}

interface Mailer {
  by: 'embedded' | 'smtp'
  /** Resolves with the server's answer; throws when it did not accept the message. */
  send: (mail: Mail) => Promise<string>
}

/** Shorter than the database lets a transaction wait: the job that sends is inside one. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 }

const smtp = (url: string, from: string): Mailer => {
  const transport = nodemailer.createTransport({ url, ...patience })
  return {
    by: 'smtp',
    send: async ({ id, to, subject, text, attachments }) => {
      // As an object the address is one address: nothing in it becomes a second recipient.
      const address = { name: '', address: to }
      const { response } = await transport.sendMail({
        messageId: `<${id}>`,
        from,
        to: address,
        subject,
        text,
        attachments: attachments.map(({ name, mimetype, body }) => ({
          filename: name,
          contentType: mimetype,
          content: body,
        })),
        // An attachment is bytes, never a path or an address that the library would fetch.
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      return response
    },
  }
}

const embedded: Mailer = { by: 'embedded', send: async () => '데이터베이스에 보관했어요.' }

const mailers = new WeakMap<Config, Mailer>()

/** The mail port as configured: an SMTP server, or nothing but the outbox itself. */
export const mailerOf = (config: Config): Mailer => {
  const known = mailers.get(config)
  if (known) return known
  const mailer = config.smtpUrl ? smtp(config.smtpUrl, config.mailFrom) : embedded
  mailers.set(config, mailer)
  return mailer
}

/** A 5xx answer is final for SMTP: sending again changes nothing. */
export const isFinalRefusal = (error: unknown) => {
  const code = (error as { responseCode?: unknown } | null)?.responseCode
  return typeof code === 'number' && code >= 500 && code < 600
}
