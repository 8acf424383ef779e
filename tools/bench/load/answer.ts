import { request } from 'node:http'

export type LoadRequest = {
  readonly method?: 'GET' | 'PATCH' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** The version of the record that a write changes. */
  readonly version?: string
  readonly body?: string
}

/** One kind of request, created for each call. */
export type Load = {
  readonly next: (context: object) => LoadRequest
  readonly onAnswer?: (context: object, status: number, body: string) => void
}

export type Answer = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }

/** Headers of one connection or moment, which a server sets itself. */
const OWN = ['connection', 'date', 'keep-alive', 'transfer-encoding']

/** Fetches one response, byte by byte. Throws if it is not a success. */
export const readAnswer = (baseUrl: string, { method = 'GET', path, headers, version, body }: LoadRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      `${baseUrl}${path}`,
      { method, headers: { ...headers, ...(version !== undefined && { 'if-match': `"${version}"` }) } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const status = response.statusCode ?? 0
          const answer = Buffer.concat(chunks)
          if (status < 200 || status > 299)
            return reject(new Error(`${method} ${path} answered ${status}: ${answer.toString('utf8').slice(0, 500)}`))
          const kept = Object.entries(response.headers).filter(([name]) => !OWN.includes(name))
          resolve({ status, headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])), body: answer })
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
