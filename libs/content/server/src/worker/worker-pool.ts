import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@captain/database'
import { unavailable } from '@captain/http-server'
import { tooBusy } from '../errors.ts'
import type * as tasks from './worker.ts'

type Tasks = typeof tasks

/** The result of a task, or why there is none: it took too long, or more memory than it may. */
export type TaskResult<T> = { readonly value: T } | { readonly ended: 'time' | 'memory' }

/** Runs tasks that take more than a moment outside of the thread that serves. */
export type WorkerPool = {
  /** Throws 503 while too many tasks wait, after a long wait, and if the pool stops. */
  run<Name extends keyof Tasks>(name: Name, input: Parameters<Tasks[Name]>[0]): Promise<TaskResult<Awaited<ReturnType<Tasks[Name]>>>>
  stop(): Promise<void>
}

export type WorkerPoolOptions = {
  /** The module of the tasks. */
  readonly file: URL
  readonly log: Logger
  /** The longest time of a task in ms, from its start. */
  readonly timeLimit?: number
  /** The longest time before the start of a task in ms. */
  readonly waitLimit?: number
}

const TIME_LIMIT = 10_000
const WAIT_LIMIT = 30_000
const MAX_WAITING = 20
const MAX_HEAP_MB = 128
/** An unused thread ends after this time, in ms, because it keeps its memory. */
const IDLE_TIME = 10_000
const RETRY_SECONDS = 5

const endOf = (error: unknown): 'time' | 'memory' | null => {
  if (!(error instanceof Error)) return null
  if (error.name === 'AbortError') return 'time'
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : null
}

/** Gives tasks their turns, one after the other. */
const createTurns = (waitLimit: number) => {
  let last: Promise<void> = Promise.resolve()
  let waiting = 0
  /** Waits for the turn, and returns the function that ends it. Throws 503 if too many wait, or for too long. */
  return async (): Promise<() => void> => {
    if (waiting >= MAX_WAITING) throw tooBusy()
    waiting += 1
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    const left = new AbortController()
    const isTurn = await Promise.race([before.then(() => true), delay(waitLimit, false, { ref: false, signal: left.signal })])
    left.abort()
    waiting -= 1
    if (isTurn) return resolve
    void before.then(resolve)
    throw tooBusy()
  }
}

/** Creates a pool of one thread, which starts with its first task. */
export const createWorkerPool = ({ file, log, timeLimit = TIME_LIMIT, waitLimit = WAIT_LIMIT }: WorkerPoolOptions): WorkerPool => {
  const stopped = new AbortController()
  const nextTurn = createTurns(waitLimit)
  let failed = new AbortController()

  const open = async () => {
    const { Piscina } = await import('piscina')
    const threads = new Piscina({
      filename: file.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_TIME,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
    // A thread that fails before its task starts rejects no task, which would wait for it.
    threads.on('error', (error) => {
      log.error({ err: error }, 'a worker thread failed')
      failed.abort()
    })
    return threads
  }
  let pool: ReturnType<typeof open> | null = null
  const opened = (): ReturnType<typeof open> => {
    pool ??= open().catch((error: unknown) => {
      pool = null
      throw error
    })
    return pool
  }

  return {
    run: async (name, input) => {
      const endTurn = await nextTurn()
      try {
        if (stopped.signal.aborted) throw unavailable(RETRY_SECONDS)
        const threads = await opened()
        failed = new AbortController()
        const signal = AbortSignal.any([stopped.signal, failed.signal, AbortSignal.timeout(timeLimit)])
        return { value: await threads.run(input, { name, signal }) }
      } catch (error) {
        if (stopped.signal.aborted) throw unavailable(RETRY_SECONDS)
        if (failed.signal.aborted) throw new Error('a worker thread failed', { cause: error })
        const end = endOf(error)
        if (end === null) throw error
        return { ended: end }
      } finally {
        endTurn()
      }
    },
    stop: async () => {
      stopped.abort()
      await (await pool)?.destroy()
    },
  }
}
