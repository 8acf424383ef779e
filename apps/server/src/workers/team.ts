import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { StartReport } from '../start-report.ts'
import { ADMISSION, type Listening } from './messages.ts'

export type Team = {
  /** Resolves when all workers listen, with the report of the first; undefined if one ended before it listened. */
  readonly started: Promise<StartReport | undefined>
  /** Ends the workers, which finish running requests, and resolves when they are gone. */
  readonly stop: () => Promise<void>
}

type TeamOptions = {
  readonly size: number
  /** Of each worker, in ms. */
  readonly drainDelay: number
  readonly log: Logger
}

type Member = { readonly worker: Worker; readonly report: StartReport }

/** Longer than a worker takes to stop after its drain delay. */
const STOP_MS = 15_000
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 30_000
/** A worker that lived as long has started well; the next failure is a new one. */
const SETTLED_MS = 60_000

/** Forks a worker; resolves when it listens, with undefined if it ended before. */
const fork = (): { readonly worker: Worker; readonly listening: Promise<Listening | undefined> } => {
  const worker = cluster.fork()
  const { promise: listening, resolve } = Promise.withResolvers<Listening | undefined>()
  worker.once('message', resolve)
  // A message to a worker that has just ended; its exit is what counts.
  worker.on('error', () => undefined)
  worker.once('exit', () => resolve(undefined))
  return { worker, listening }
}

const end = async (worker: Worker, within: number): Promise<void> => {
  if (worker.isDead()) return
  const ended = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  const inTime = await Promise.race([ended.then(() => true), delay(within, false, { ref: false })])
  if (!inTime) worker.process.kill('SIGKILL')
  await ended
}

/**
 * Starts workers and replaces those that end. The first one starts alone, because it migrates the database and writes first records. A
 * worker that ends again and again is replaced at growing intervals, up to half a minute.
 */
export const startTeam = ({ size, drainDelay, log }: TeamOptions): Team => {
  const members = new Set<Worker>()
  let isStopping = false
  let pause = FIRST_PAUSE_MS

  const add = async (): Promise<Member | null> => {
    const { worker, listening } = fork()
    members.add(worker)
    worker.once('exit', () => members.delete(worker))
    const message = await listening
    return message === undefined ? null : { worker, report: message.report }
  }

  const admit = ({ worker }: Member): void => {
    if (worker.isDead()) return void replace()
    const since = Date.now()
    worker.once('exit', (code, signal) => {
      if (isStopping) return
      if (Date.now() - since > SETTLED_MS) pause = FIRST_PAUSE_MS
      log.error({ code, signal, pid: worker.process.pid }, 'a worker ended and is replaced')
      void replace()
    })
    worker.send(ADMISSION)
  }

  const replace = async (): Promise<void> => {
    for (;;) {
      await delay(pause)
      pause = Math.min(MAX_PAUSE_MS, pause * 2)
      if (isStopping) return
      const member = await add()
      if (member === null) continue
      log.info({ pid: member.worker.process.pid }, 'the replacement of a worker listens')
      return admit(member)
    }
  }

  const start = async (): Promise<StartReport | undefined> => {
    const first = await add()
    if (first === null || isStopping) return undefined
    const all = [first, ...(await Promise.all(Array.from({ length: size - 1 }, add)))]
    const listening = all.flatMap((member) => (member === null || member.worker.isDead() ? [] : [member]))
    if (listening.length < size) return undefined
    for (const member of listening) admit(member)
    return first.report
  }

  return {
    started: start(),
    stop: async () => {
      isStopping = true
      await Promise.all([...members].map((worker) => end(worker, STOP_MS + drainDelay)))
    },
  }
}
