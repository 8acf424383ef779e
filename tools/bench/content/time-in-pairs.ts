import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import type { Load } from '../load/answer.ts'

export type Side = { readonly baseUrl: string; readonly load: Load }

/** Milliseconds of each request, in order. */
export type Times = readonly number[]

const ask = async (agent: Agent, { baseUrl, load }: Side): Promise<number> => {
  const context = {}
  const { method = 'GET', path, headers, body } = load.next(context)
  const start = performance.now()
  const sent = request(`${baseUrl}${path}`, { agent, method, headers: { ...headers } })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const time = performance.now() - start
  const text = Buffer.concat(chunks).toString('utf8')
  if (response.statusCode !== 200) throw new Error(`${method} ${path} answered ${response.statusCode}: ${text.slice(0, 300)}`)
  load.onAnswer?.(context, response.statusCode, text)
  return time
}

type Rounds = { readonly warmUp: number; readonly measured: number }

/**
 * Sends requests to both sides alternately, one at a time, so that other load on the machine affects both equally. Throws if a response is
 * not a success.
 */
export const timeInPairs = async (one: Side, other: Side, { warmUp, measured }: Rounds): Promise<readonly [Times, Times]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: [number[], number[]] = [[], []]
  try {
    for (let round = -warmUp; round < measured; round += 1) {
      const pair = [await ask(agent, one), await ask(agent, other)] as const
      if (round < 0) continue
      times[0].push(pair[0])
      times[1].push(pair[1])
    }
  } finally {
    agent.destroy()
  }
  return times
}
