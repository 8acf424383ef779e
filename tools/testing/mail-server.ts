import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freePort } from './free-port.ts'

/** A received mail: parsed, and raw. */
export type ArrivedMail = Email & { readonly raw: string; readonly envelope: { readonly from: string; readonly to: readonly string[] } }

type Place = 'greeting' | 'sender' | 'recipient'

export type TestMailServer = {
  readonly url: string
  /** All received mails, oldest first. */
  readonly arrived: readonly ArrivedMail[]
  /**
   * Responses to the next mails instead of acceptance: `451` for later, `550` for never, `cut` after the data, or a 550 at an earlier
   * command.
   */
  readonly troubles: (Place | 'cut' | 451 | 550)[]
  stop(): Promise<void>
}

const refusal = (responseCode: number): Error => Object.assign(new Error('not now'), { responseCode })

/** Starts a real mail server on a free port, which stores received mails. */
export const startMailServer = async (): Promise<TestMailServer> => {
  const arrived: ArrivedMail[] = []
  const troubles: TestMailServer['troubles'] = []
  const refusedAt = (place: Place): Error | null => {
    if (troubles[0] !== place) return null
    troubles.shift()
    return refusal(550)
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, answer) => answer(refusedAt('greeting')),
    onMailFrom: (_address, _session, answer) => answer(refusedAt('sender')),
    onRcptTo: (_address, _session, answer) => answer(refusedAt('recipient')),
    onData: (stream, session, answer) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const trouble = troubles.shift()
        if (typeof trouble === 'number') {
          answer(refusal(trouble))
          return
        }
        const raw = Buffer.concat(parts).toString('utf8')
        const { mailFrom, rcptTo } = session.envelope
        const envelope = { from: mailFrom === false ? '' : mailFrom.address, to: rcptTo.map(({ address }) => address) }
        void PostalMime.parse(raw).then((email) => {
          arrived.push({ ...email, raw, envelope })
          if (trouble === 'cut') for (const connection of server.connections) connection.close()
          else answer()
        })
      })
    },
  })
  const port = await freePort()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
  server.on('error', () => undefined)
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    troubles,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
