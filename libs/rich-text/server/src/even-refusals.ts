import { setTimeout as delay } from 'node:timers/promises'
import { ProblemError } from '@captain/http-server'
import { unreachableLink } from './errors.ts'

const STEP_MS = 1000

const isUnreachable = (error: unknown): boolean => error instanceof ProblemError && error.code === unreachableLink().code

/**
 * Runs work and holds its "unreachable" back to the next whole second, so that the time does not tell a name that was
 * refused from one that does not exist or does not answer.
 */
export const withEvenRefusals = async <T>(work: () => Promise<T>): Promise<T> => {
  const started = performance.now()
  try {
    return await work()
  } catch (error) {
    if (isUnreachable(error)) await delay(STEP_MS - ((performance.now() - started) % STEP_MS))
    throw error
  }
}
