import { setTimeout as delay } from 'node:timers/promises'
import { ProblemError } from '@captain/http-server'
import { unreachableLink } from './errors.ts'

const STEP_MS = 1000

const isUnreachable = (error: unknown): boolean => error instanceof ProblemError && error.code === unreachableLink().code

/** Delays "unreachable" errors to the next full second, so that their timing hides the reason: forbidden, missing or silent. */
export const withUniformFailureTiming = async <T>(work: () => Promise<T>): Promise<T> => {
  const started = performance.now()
  try {
    return await work()
  } catch (error) {
    if (isUnreachable(error)) await delay(STEP_MS - ((performance.now() - started) % STEP_MS))
    throw error
  }
}
