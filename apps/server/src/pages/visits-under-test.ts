import { Agent, request } from 'node:http'

export type Answer = {
  readonly status: number
  readonly location: string | null
  readonly cookies: readonly string[]
  readonly cacheControl: string | null
  readonly body: string
}

/** Creates a client that sends paths unchanged, where `fetch` would normalise them; many concurrently over few connections. */
export const createVisitor = (baseUrl: string, connections = 16) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(baseUrl)

  const visit = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = request({ agent, hostname, port, path, method, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            location: answer.headers.location ?? null,
            cookies: answer.headers['set-cookie'] ?? [],
            cacheControl: answer.headers['cache-control'] ?? null,
            body: Buffer.concat(chunks).toString(),
          }),
        )
      })
      sent.on('error', reject)
      sent.end()
    })

  return { visit, stop: () => agent.destroy() }
}

export type Visitor = ReturnType<typeof createVisitor>
