import { tooBusy } from '../errors.ts'
import type * as tasks from './worker.ts'

type Tasks = typeof tasks

/** The result of a task, or why there is none: it took too long, or more memory than it may. */
export type TaskResult<T> = { readonly value: T } | { readonly ended: 'time' | 'memory' }

/** Runs tasks that take more than a moment outside of the thread that serves. */
export type WorkerPool = {
  /** Throws 503 while too many tasks wait. */
  run<Name extends keyof Tasks>(name: Name, input: Parameters<Tasks[Name]>[0]): Promise<TaskResult<Awaited<ReturnType<Tasks[Name]>>>>
  stop(): Promise<void>
}

export type WorkerPoolOptions = {
  /** The module of the tasks. */
  readonly file: URL
  /** The longest time of a task in ms. */
  readonly timeLimit?: number
}

const TIME_LIMIT = 10_000
const MAX_WAITING = 20
const MAX_HEAP_MB = 128
/** An unused thread ends after this time, in ms, because it keeps its memory. */
const IDLE_TIME = 10_000

const endOf = (error: unknown): 'time' | 'memory' | 'full' | null => {
  if (!(error instanceof Error)) return null
  if (error.name === 'AbortError') return 'time'
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return 'memory'
  return error.message === 'Task queue is at limit' ? 'full' : null
}

/** Creates a pool of one thread, which starts with its first task. */
export const createWorkerPool = ({ file, timeLimit = TIME_LIMIT }: WorkerPoolOptions): WorkerPool => {
  const open = async () => {
    const { Piscina } = await import('piscina')
    return new Piscina({
      filename: file.href,
      minThreads: 0,
      maxThreads: 1,
      maxQueue: MAX_WAITING,
      idleTimeout: IDLE_TIME,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
  }
  let pool: ReturnType<typeof open> | null = null

  return {
    run: async (name, input) => {
      pool ??= open()
      try {
        return { value: await (await pool).run(input, { name, signal: AbortSignal.timeout(timeLimit) }) }
      } catch (error) {
        const end = endOf(error)
        if (end === null) throw error
        if (end === 'full') throw tooBusy()
        return { ended: end }
      }
    },
    stop: async () => {
      await (await pool)?.destroy()
    },
  }
}
