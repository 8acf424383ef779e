import { setTimeout as sleep } from 'node:timers/promises'

/** Delays the result of some work until the given milliseconds have passed, so that its duration reveals nothing. */
export const withMinimumDuration = async <Outcome>(milliseconds: number, work: Promise<Outcome>): Promise<Outcome> => {
  const waited = sleep(milliseconds)
  await Promise.allSettled([work, waited])
  return work
}
