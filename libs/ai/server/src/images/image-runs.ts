import { FATAL_AI_FAILURES, sidesOf, styledPrompt, type AiFailureCode, type ImageRequest } from '@captain/ai-core'
import type { Logger } from '@captain/database'
import type { Pool } from 'pg'
import { AiFailure } from '../errors.ts'
import type { AiProvider } from '../provider.ts'
import { endImages, failImage, storeImage, startImage, touchAndCheckCancelled } from '../store/write-generations.ts'

/** Images of one request that run concurrently. */
const AT_ONCE = 2
const HEARTBEAT_MS = 3000

export type ImageJob = {
  readonly id: string
  readonly request: ImageRequest
  readonly images: readonly { readonly place: number; readonly seed: number }[]
}

export type ImageRuns = {
  /** Starts generating the images of a request after its response was sent. */
  start(job: ImageJob): void
  /** Cancels a request if this process runs it; resolves when it has ended. */
  cancel(id: string): Promise<void>
  /** Stops all requests and marks them as interrupted. */
  stop(): Promise<void>
}

type Options = { readonly pool: Pool; readonly provider: AiProvider; readonly log: Logger }

/** Reason why a request ends before all of its images exist. */
class Ending extends Error {
  override readonly name = 'Ending'
  /** Null: the account cancelled the request. */
  readonly failure: AiFailureCode | null

  constructor(failure: AiFailureCode | null) {
    super(failure ?? 'cancelled')
    this.failure = failure
  }
}

const makeImages = async (
  { pool, provider, log }: Options,
  { id, request, images }: ImageJob,
  controller: AbortController,
): Promise<void> => {
  const { signal } = controller
  const waiting = [...images]
  const makeOne = async ({ place, seed }: ImageJob['images'][number]): Promise<void> => {
    await startImage(pool, id, place)
    try {
      const prompt = styledPrompt(request.prompt, request.style)
      const picture = await provider.picture({ prompt, negativePrompt: request.negativePrompt, ...sidesOf(request.size), seed }, signal)
      await storeImage(pool, id, place, picture)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof AiFailure)) throw error
      log.warn({ code: error.code, generation: id, place }, 'the AI made no picture')
      await failImage(pool, id, place, error.code)
      if (FATAL_AI_FAILURES.includes(error.code)) controller.abort(new Ending(error.code))
    }
  }
  const work = async (): Promise<void> => {
    for (let image = waiting.shift(); image !== undefined && !signal.aborted; image = waiting.shift()) await makeOne(image)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Runs image requests in this process and stores their results in the database. */
export const createImageRuns = (options: Options): ImageRuns => {
  const { pool, log } = options
  const running = new Map<string, { readonly controller: AbortController; readonly ended: Promise<void> }>()

  const run = async (job: ImageJob, controller: AbortController): Promise<void> => {
    const heartbeat = setInterval(() => {
      touchAndCheckCancelled(pool, job.id).then(
        (isWanted) => {
          if (!isWanted) controller.abort(new Ending(null))
        },
        (error: unknown) => log.error({ err: error, generation: job.id }, 'a request to the AI could not be followed'),
      )
    }, HEARTBEAT_MS)
    try {
      await makeImages(options, job, controller)
    } catch (error) {
      log.error({ err: error, generation: job.id }, 'a request to the AI broke off')
      controller.abort(new Ending('ai-unavailable'))
    } finally {
      clearInterval(heartbeat)
    }
    const { reason } = controller.signal
    await endImages(pool, job.id, reason instanceof Ending ? reason.failure : null)
  }

  return {
    start: (job) => {
      const controller = new AbortController()
      const ended = run(job, controller)
        // The cleanup of abandoned requests ends the rest.
        .catch((error: unknown) => log.error({ err: error, generation: job.id }, 'a request to the AI could not be ended'))
        .finally(() => running.delete(job.id))
      running.set(job.id, { controller, ended })
    },
    cancel: async (id) => {
      const run = running.get(id)
      run?.controller.abort(new Ending(null))
      await run?.ended
    },
    stop: async () => {
      const all = [...running.values()]
      for (const { controller } of all) controller.abort(new Ending('ai-interrupted'))
      await Promise.all(all.map(({ ended }) => ended))
    },
  }
}
