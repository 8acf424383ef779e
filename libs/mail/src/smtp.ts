import { propertyOf } from '@captain/http-core'
import type { PendingMail } from './pending-mail.ts'

/** Outcome of a mail: accepted by the mail server, refused, not delivered, or interrupted during the handover. */
export type Delivery = { readonly outcome: 'sent' } | { readonly outcome: 'refused' | 'unreached' | 'unsure'; readonly reason: string }

export type MailServer = {
  deliver(mail: PendingMail): Promise<Delivery>
}

export type SmtpOptions = {
  /** `smtp://user:password@host:587`, or `smtps://` for implicit TLS. */
  readonly url: string
  /** Sender address without a name. */
  readonly from: string
}

const WAIT_MS = 15_000
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500)

const codeOf = (error: unknown): number => Number(propertyOf(error, 'responseCode') ?? 0)

/** Commands after which the server judges the mail; earlier refusals are not about the mail. */
const JUDGED_AT = new Set<unknown>(['RCPT TO', 'DATA'])

/** Separates permanent refusals (5xx) of the mail from temporary ones. Without a response, the outcome depends on the last command sent. */
const failureOf = (error: unknown, hasHandedOver: boolean): Delivery => {
  const code = codeOf(error)
  const reason = reasonOf(error)
  const command = propertyOf(error, 'command')
  if (code >= 500 && JUDGED_AT.has(command)) return { outcome: 'refused', reason }
  const isAnswered = code > 0 && command !== 'CONN'
  return { outcome: hasHandedOver && !isAnswered ? 'unsure' : 'unreached', reason }
}

/** Creates an SMTP client with one connection per mail. Sends credentials over TLS only, except to this machine. */
export const smtpServer = ({ url, from }: SmtpOptions): MailServer => {
  const { hostname } = new URL(url)
  return {
    deliver: async (mail) => {
      const talk = { hasHandedOver: false }
      const heard = (_entry: unknown, line: unknown) => {
        if (line === 'DATA') talk.hasHandedOver = true
      }
      const silent = () => undefined
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        url,
        requireTLS: !LOCAL.has(hostname),
        connectionTimeout: WAIT_MS,
        greetingTimeout: WAIT_MS,
        socketTimeout: WAIT_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
        transactionLog: true,
        logger: { level: silent, trace: silent, debug: heard, info: silent, warn: silent, error: silent, fatal: silent },
      })
      try {
        await transport.sendMail({
          from: { name: mail.from_name, address: from },
          to: { name: '', address: mail.recipient },
          ...(mail.reply_to !== null && { replyTo: { name: '', address: mail.reply_to } }),
          subject: mail.subject,
          text: mail.body_text,
          html: mail.body_html,
          // The same id for every attempt, so a mail program shows one mail.
          messageId: `<${mail.id}@${from.split('@')[1] ?? 'localhost'}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale },
        })
        return { outcome: 'sent' }
      } catch (error) {
        return failureOf(error, talk.hasHandedOver)
      } finally {
        transport.close()
      }
    },
  }
}
