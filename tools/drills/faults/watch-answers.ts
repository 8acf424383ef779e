import { setTimeout as delay } from 'node:timers/promises'
import { atQuantile, seconds } from '../figures.ts'
import { openSender } from '../product/http.ts'

type Seen = { readonly path: string; readonly status: number; readonly ms: number; readonly hasRetryAfter: boolean }

export type Watch = {
  readonly stop: () => Promise<void>
  readonly seen: () => readonly Seen[]
}

type Watching = { readonly cookie?: string; /** Milliseconds between two requests for a path. */ readonly pause?: number }

/** Asks for paths again and again, each by one visitor, and notes every answer. */
export const watchAnswers = (baseUrl: string, paths: readonly string[], { cookie, pause = 50 }: Watching = {}): Watch => {
  const { send, close } = openSender(baseUrl, paths.length)
  const headers = { 'accept-language': 'ja', ...(cookie !== undefined && { cookie }) }
  const seen: Seen[] = []
  let isOver = false
  const visit = async (path: string): Promise<void> => {
    for (let count = 0; !isOver; count += 1) {
      const began = performance.now()
      // Each address is new, so that no answer comes from memory.
      const answer = await send({ method: 'GET', path: path.replace('{n}', String(count)), headers })
      seen.push({ path, status: answer.status, ms: performance.now() - began, hasRetryAfter: answer.headers['retry-after'] !== undefined })
      await delay(pause)
    }
  }
  const visiting = Promise.all(paths.map(visit))
  return {
    seen: () => seen,
    stop: async () => {
      isOver = true
      await visiting
      close()
    },
  }
}

/** Returns what was wrong with answers under a fault: other statuses than 200 and 503 with Retry-After, and slow ones. */
export const wrongAnswers = (seen: readonly Seen[], limitMs: number): readonly string[] => {
  const wrong = seen.filter(({ status, hasRetryAfter }) => status !== 200 && !(status === 503 && hasRetryAfter))
  const slow = seen.filter(({ ms }) => ms > limitMs)
  const shown = (all: readonly Seen[]) =>
    [...new Set(all.map(({ path, status, ms }) => `${path} ${status} after ${seconds(ms)}`))].slice(0, 3).join(', ')
  return [
    ...(seen.length > 0 ? [] : ['no answer was seen']),
    ...(wrong.length === 0 ? [] : [`${wrong.length} answers were neither 200 nor 503 with Retry-After: ${shown(wrong)}`]),
    ...(slow.length === 0 ? [] : [`${slow.length} answers took longer than ${seconds(limitMs)}: ${shown(slow)}`]),
  ]
}

/** Summarises answers by status and time. */
export const answersFigure = (seen: readonly Seen[]): string => {
  const statuses = [...Map.groupBy(seen, ({ status }) => status)].map(([status, all]) => `${status === 0 ? 'none' : status}: ${all.length}`)
  const times = seen.map(({ ms }) => ms)
  return `${statuses.join(', ')}; p95 ${seconds(atQuantile(times, 0.95))}, max ${seconds(Math.max(0, ...times))}`
}
