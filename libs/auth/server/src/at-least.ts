import { setTimeout as sleep } from 'node:timers/promises'

/** The outcome of some work, kept back until so many milliseconds have passed: how long it took does not tell what it was. */
export const atLeast = async <Outcome>(milliseconds: number, work: Promise<Outcome>): Promise<Outcome> => {
  const waited = sleep(milliseconds)
  await Promise.allSettled([work, waited])
  return work
}
