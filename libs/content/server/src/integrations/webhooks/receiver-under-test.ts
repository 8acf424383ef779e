import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A received event. */
export type Received = {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly path: string
  /** When it had arrived. */
  readonly at: number
}

type Answer = (response: ServerResponse, received: Received) => void

/** A local HTTP server that receives events, as a customer's would. */
export type Receiver = {
  readonly url: string
  readonly received: Received[]
  /** Sets the response from now on; initially 204. */
  answerBy(answer: Answer): void
  stop(): Promise<void>
}

export const startReceiver = async (): Promise<Receiver> => {
  const received: Received[] = []
  let answer: Answer = (response) => response.writeHead(204).end()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(parts).toString(), path: request.url ?? '', at: Date.now() }
      received.push(one)
      answer(response, one)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answerBy: (next) => {
      answer = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Whether an event is signed with a secret, verified by the Standard Webhooks convention alone. */
export const isSignedBy = (secret: string, { headers, body }: Received): boolean => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const wanted = createHmac('sha256', key).update(signed).digest()
  const isRecent = Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp'])) < 300
  return (
    isRecent &&
    String(headers['webhook-signature'])
      .split(' ')
      .some((one) => {
        const [version, text = ''] = one.split(',')
        const given = Buffer.from(text, 'base64')
        return version === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted)
      })
  )
}
