import { Transform } from 'node:stream'
import { callbackify } from 'node:util'
import { propertyOf } from '@captain/http-core'
import type { PendingMail } from './pending-mail.ts'

/** Outcome of a mail: accepted by the mail server, refused, not delivered, stopped before or interrupted during the handover. */
export type Delivery =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused' | 'unreached' | 'stopped' | 'unsure'; readonly reason: string }

export type Handover = {
  /** Called when the mail server accepts the content, before any of it is sent; if it fails, none is. Default: nothing to do. */
  readonly onHandover?: () => Promise<void>
  /** Ends the session: at once before the handover, after a few seconds during it. Default: the session takes its time. */
  readonly signal?: AbortSignal
}

export type MailServer = {
  deliver(mail: PendingMail, handover?: Handover): Promise<Delivery>
}

/** Headers of a mail: what the server writes by itself says so, and what a person writes belongs to the conversation. */
const threadHeaders = ({ thread, locale }: PendingMail, idOf: (mail: string) => string) => ({
  headers: { 'Content-Language': locale, ...(thread === null && { 'Auto-Submitted': 'auto-generated' }) },
  ...(thread !== null && thread.length > 0 && { references: thread.map(idOf), inReplyTo: thread.slice(-1).map(idOf).join('') }),
})

export type SmtpOptions = {
  /** `smtp://user:password@host:587`, or `smtps://` for implicit TLS. */
  readonly url: string
  /** Sender address without a name. */
  readonly from: string
}

const WAIT_MS = 15_000
/** How long a server that stops waits for the response to a mail that it has handed over. */
const STOP_WAIT_MS = 4000
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500)

const codeOf = (error: unknown): number => Number(propertyOf(error, 'responseCode') ?? 0)

/** Commands after which the server judges the mail; earlier refusals are not about the mail. */
const JUDGED_AT = new Set<unknown>(['RCPT TO', 'DATA'])

/** Separates permanent refusals (5xx) of the mail from temporary ones. Without a response, the outcome depends on the handover. */
const failureOf = (error: unknown, hasHandedOver: boolean): Delivery => {
  const code = codeOf(error)
  const reason = reasonOf(error)
  const command = propertyOf(error, 'command')
  if (code >= 500 && JUDGED_AT.has(command)) return { outcome: 'refused', reason }
  const isAnswered = code > 0 && command !== 'CONN'
  return { outcome: hasHandedOver && !isAnswered ? 'unsure' : 'unreached', reason }
}

type Session = {
  /** Logger of the session: the only place where it reports the response to DATA. */
  readonly heard: (entry: unknown, line: unknown) => void
  /** Withholds the content until the mail server accepts it and the handover is noted. */
  readonly gate: Transform
  readonly hasHandedOver: () => boolean
  readonly signal: AbortSignal
  /** Must be called at the end: the signal of a server lives as long as the server, and would keep every mail in memory. */
  readonly release: () => void
}

const sessionOf = ({ onHandover = async () => undefined, signal }: Handover): Session => {
  const ending = new AbortController()
  const accepted = Promise.withResolvers<void>()
  let hasHandedOver = false
  const stop = (): void => {
    if (hasHandedOver) setTimeout(() => ending.abort(), STOP_WAIT_MS).unref()
    else ending.abort()
  }
  if (signal?.aborted === true) stop()
  signal?.addEventListener('abort', stop, { once: true })
  const handOver = async (): Promise<void> => {
    await accepted.promise
    if (hasHandedOver) return
    await onHandover()
    ending.signal.throwIfAborted()
    hasHandedOver = true
  }
  return {
    heard: (entry, line) => {
      if (propertyOf(entry, 'tnx') === 'server' && typeof line === 'string' && line.startsWith('354')) accepted.resolve()
    },
    gate: new Transform({
      transform: (chunk, _encoding, done) => callbackify(handOver)((error) => done(error, chunk)),
    }),
    hasHandedOver: () => hasHandedOver,
    signal: ending.signal,
    release: () => signal?.removeEventListener('abort', stop),
  }
}

const silent = () => undefined

const transportOf = async (url: string, session: Session) => {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    requireTLS: !LOCAL.has(new URL(url).hostname),
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    transactionLog: true,
    logger: { level: silent, trace: silent, debug: session.heard, info: silent, warn: silent, error: silent, fatal: silent },
  })
  transport.use('stream', (mail, done) => {
    mail.message.transform(() => session.gate)
    done()
  })
  return transport
}

/** Creates an SMTP client with one connection per mail. Sends credentials over TLS only, except to this machine. */
export const smtpServer = ({ url, from }: SmtpOptions): MailServer => ({
  deliver: async (mail, handover = {}) => {
    const session = sessionOf(handover)
    const transport = await transportOf(url, session)
    // The same id for every attempt, so a mail program shows one mail.
    const idOf = (id: string): string => `<${id}@${from.split('@')[1] ?? 'localhost'}>`
    try {
      await transport.sendMail({
        from: { name: mail.from_name, address: from },
        to: { name: '', address: mail.recipient },
        ...(mail.reply_to !== null && { replyTo: { name: '', address: mail.reply_to } }),
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        messageId: idOf(mail.id),
        ...threadHeaders(mail, idOf),
        signal: session.signal,
      })
      return { outcome: 'sent' }
    } catch (error) {
      if (session.signal.aborted && !session.hasHandedOver()) return { outcome: 'stopped', reason: 'the server stopped' }
      return failureOf(error, session.hasHandedOver())
    } finally {
      session.release()
      transport.close()
    }
  },
})
