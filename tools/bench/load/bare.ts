import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { readProcess } from '../proc/processes.ts'
import type { Answer } from './answer.ts'
import type { Target } from './measure.ts'

/** A response for the other process; the body in base64. */
export type BareAnswer = Omit<Answer, 'body'> & { readonly body: string }

export type Bare = Target & {
  /** Sets the bytes of every following response. */
  readonly answerWith: (answer: Answer) => Promise<void>
  readonly stop: () => Promise<void>
}

const program = fileURLToPath(new URL('./bare-server.ts', import.meta.url))

const nextMessage = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0]

/** Starts a plain node:http server that only sends bytes. */
export const startBare = async (): Promise<Bare> => {
  const child = fork(program)
  const port = await nextMessage(child)
  return {
    baseUrl: `http://localhost:${String(port)}`,
    cpuSeconds: async () => ({ server: readProcess(child.pid ?? 0)?.seconds ?? 0, database: 0 }),
    answerWith: async ({ status, headers, body }) => {
      const ready = nextMessage(child)
      child.send({ status, headers: { ...headers, 'content-length': String(body.byteLength) }, body: body.toString('base64') })
      await ready
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
