import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { json, text } from 'node:stream/consumers'
import type { HotPayload } from 'vite'
import { isObject } from '@captain/validation'
import type { DevVite } from './vite-server.ts'

/** Paths of the service, below its address. */
export const SERVICE = { document: 'document', invoke: 'invoke', ready: 'ready', siteVersion: 'site-version' } as const

type ServiceOptions = {
  readonly vite: DevVite
  /** Receives the greeting and the duration of the start in milliseconds. */
  readonly onReady: (greeting: string, milliseconds: number) => void
}

const isPayload = (value: unknown): value is HotPayload => isObject(value) && 'type' in value

/** Serves documents and modules of Vite to the server's process. The address contains a random secret, so other programs can't call it. */
export const startModuleService = async ({ vite, onReady }: ServiceOptions) => {
  const secret = randomUUID()
  const answers: Readonly<Record<string, (incoming: IncomingMessage) => Promise<string>>> = {
    [SERVICE.document]: () => vite.document(),
    [SERVICE.siteVersion]: async () => String(vite.siteVersion()),
    [SERVICE.invoke]: async (incoming) => {
      const payload = await json(incoming)
      if (!isPayload(payload)) throw new Error('A call of a module runner was expected.')
      return JSON.stringify(await vite.invoke(payload))
    },
    [SERVICE.ready]: async (incoming) => {
      onReady(await text(incoming), Number(incoming.headers['x-milliseconds']))
      return ''
    },
  }
  const server = createServer((incoming, outgoing) => {
    const [, given, name = ''] = incoming.url?.split('/') ?? []
    const answer = given === secret ? answers[name] : undefined
    if (answer === undefined) return void outgoing.writeHead(404).end()
    answer(incoming).then(
      (body) => outgoing.end(body),
      (error: unknown) => outgoing.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The module service has no port.')
  return {
    url: `http://127.0.0.1:${address.port}/${secret}`,
    stop: async (): Promise<void> => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
