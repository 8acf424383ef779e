import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { validateSubmission, type Values } from '@captain/content-core'
import { submission } from '@captain/t1/contact-form'
import type { FetchApi } from '../delivery/delivery.ts'

type Answer = { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> }

/** A message as the API has taken it. */
export type Arrived = { readonly key: string; readonly values: Values }

export type ContactServer = {
  readonly fetchApi: FetchApi
  /** Messages that have arrived, each once. */
  readonly arrived: readonly Arrived[]
  /** The version of the policy in force; null takes it away. */
  publishPolicy(version: string | null): void
  /** Sets the response to every message; null restores the default. */
  answerWith(answer: Answer | null): void
  stop(): Promise<void>
}

/** A local server that speaks the contract of what the public sends: checked, once for a key, with a receipt. */
export const startContactServer = async (): Promise<ContactServer> => {
  const arrived: Arrived[] = []
  let policy: string | null = '1.1'
  let forced: Answer | null = null

  const take = (key: string, body: Values): Answer => {
    if (forced !== null) return forced
    const checked = validateSubmission(submission, body)
    if (!checked.ok) return { status: 422, body: { issues: checked.issues } }
    const known = arrived.findIndex((one) => one.key === key)
    if (known !== -1 && JSON.stringify(arrived[known]?.values) !== JSON.stringify(checked.values))
      return { status: 409, body: { code: 'idempotency-mismatch' } }
    const place = known === -1 ? arrived.push({ key, values: checked.values }) : known + 1
    return { status: 201, body: { receiptNumber: `NYK-20261122-${String(place).padStart(4, '0')}` } }
  }

  const answerTo = (method: string | undefined, path: string, key: string, text: string): Answer => {
    if (method === 'POST' && path === '/api/v1/public/nyanko/contact') return take(key, JSON.parse(text) as Values)
    if (path.startsWith('/api/v1/public/nyanko/privacy-policy/current') && policy !== null)
      return { status: 200, body: { id: 'p1', version: policy, fallback: [] } }
    return forced?.status === 503 ? forced : { status: 404, body: { code: 'not-found' } }
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => void parts.push(part))
    request.on('end', () => {
      const key = String(request.headers['idempotency-key'] ?? '')
      const answer = answerTo(request.method, request.url ?? '', key, Buffer.concat(parts).toString())
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    fetchApi: (path, init) => fetch(`http://localhost:${port}${path}`, init),
    arrived,
    publishPolicy: (version) => void (policy = version),
    answerWith: (answer) => void (forced = answer),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
