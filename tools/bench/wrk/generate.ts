import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asRecord } from '@captain/validation'
import type { LoadRequest } from '../load/answer.ts'

export type Plan = {
  readonly requests: readonly LoadRequest[]
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>>
  /** `once` ends the run when all requests have been answered. */
  readonly order: 'once' | 'again' | 'random'
  readonly connections: number
  readonly seconds: number
  /** Milliseconds that each connection waits before a request. */
  readonly pause?: number
}

export type Generated = {
  /** Successful responses. */
  readonly answered: number
  readonly failed: number
  /** Requests that were used up, in their order. */
  readonly sent: number
  readonly seconds: number
  readonly bytesEach: number
  readonly p50Ms: number
  readonly p99Ms: number
}

const script = fileURLToPath(new URL('./requests.lua', import.meta.url))
const TIMEOUT = '30s'

/** One request a line; JSON has no tabs and no line breaks. */
export const requestLine = ({ method = 'GET', path, version, body = '' }: LoadRequest): string => {
  const line = [method, path, version ?? '', body].join('\t')
  if (/[\r\n]/.test(line) || /\s/.test(path) || body.includes('\t'))
    throw new Error(`A request of the load generator is malformed: ${path}`)
  return line
}

const headerLine = ([name, value]: readonly [string, string]): string => `${name}\t${value}`

/** Reads the line that requests.lua prints at the end. Throws with the output if there is none. */
const parseOutput = (output: string): Generated => {
  const found = /^@@(\{.*\})$/m.exec(output)?.[1]
  if (found === undefined) throw new Error(`wrk printed no result:\n${output.slice(0, 2000)}`)
  const figures = asRecord(JSON.parse(found))
  const figure = (name: string): number => Number(figures[name])
  return {
    answered: figure('completed') - figure('refused'),
    failed: figure('refused') + figure('broken'),
    sent: figure('sent'),
    seconds: figure('microseconds') / 1e6,
    bytesEach: figure('bytes') / Math.max(1, figure('completed')),
    p50Ms: figure('p50'),
    p99Ms: figure('p99'),
  }
}

let seed = 0

/** Sends requests on some connections as fast as responses arrive, one at a time on each, with one thread of wrk. */
export const generate = async (
  baseUrl: string,
  { requests, headers = {}, order, connections, seconds, pause = 0 }: Plan,
): Promise<Generated> => {
  if (requests.length === 0) throw new Error('There is no request to send.')
  const folder = await mkdtemp(join(tmpdir(), 'captain-bench-'))
  try {
    const files = [join(folder, 'requests'), join(folder, 'headers')] as const
    await writeFile(files[0], `${requests.map(requestLine).join('\n')}\n`)
    await writeFile(files[1], `${Object.entries(headers).map(headerLine).join('\n')}\n`)
    seed += 1
    const settings = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', TIMEOUT, '-s', script, `${baseUrl}/`]
    const child = spawn('wrk', [...settings, ...files, order, String(connections), String(pause), String(seed)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
    await once(child, 'close')
    return parseOutput(output)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
