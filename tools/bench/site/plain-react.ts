import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Target } from '../load/measure.ts'
import { readProcess } from '../proc/processes.ts'

type Answer = { readonly status: number; readonly body: string }

type FetchApi = (path: string, init?: RequestInit) => Promise<Response>

/** The server build of the site. */
export type SiteModule = {
  readonly handle: (request: Request, deps: { readonly fetchApi: FetchApi; readonly baseUrl: string }) => Promise<Response>
}

/** Data of a page: the API's responses by path. */
export type PlainReactPage = { readonly baseUrl: string; readonly answers: Readonly<Record<string, Answer>> }

export type PlainReact = Target & { readonly stop: () => Promise<void> }

const BUILT = new URL('../../../apps/site/dist/server/entry-server.js', import.meta.url)
const program = fileURLToPath(new URL('./plain-react-server.ts', import.meta.url))

/** Renders a page once over a running server, and records the API's responses. Throws if the site has not been built. */
const record = async (baseUrl: string, path: string): Promise<PlainReactPage> => {
  if (!existsSync(BUILT)) throw new Error(`There is no ${fileURLToPath(BUILT)}: build the site first (npm run build).`)
  const { handle } = (await import(BUILT.href)) as SiteModule
  const answers: Record<string, Answer> = {}
  const fetchApi: FetchApi = async (asked, init) => {
    const answer = await fetch(`${baseUrl}${asked}`, init)
    answers[asked] = { status: answer.status, body: await answer.clone().text() }
    return answer
  }
  await handle(new Request(`${baseUrl}${path}`, { headers: { 'user-agent': 'bench' } }), { fetchApi, baseUrl })
  return { baseUrl, answers }
}

/** Starts a process that renders a page of the site for each request, from responses in memory. */
export const startPlainReact = async (baseUrl: string, path: string): Promise<PlainReact> => {
  const page = await record(baseUrl, path)
  const child = fork(program)
  const port = String((await once(child, 'message'))[0])
  const ready = once(child, 'message')
  child.send(page)
  await ready
  return {
    baseUrl: `http://localhost:${port}`,
    cpuSeconds: async () => ({ server: readProcess(child.pid ?? 0)?.seconds ?? 0, database: 0 }),
    stop: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
