import type { Page } from 'playwright'
import { longestTask, watchTasks, workOf } from '../browser/main-thread.ts'
import type { SlowPage } from '../browser/slow-page.ts'
import type { RowName } from './rows.ts'

/** What one build took, by row. */
export type Taken = {
  readonly times: Map<RowName, number[]>
  /** CPU milliseconds of each repetition. */
  readonly work: Map<RowName, number[]>
}

export const emptyTaken = (): Taken => ({ times: new Map(), work: new Map() })

const add = (numbers: Taken['times'], row: RowName, values: readonly number[]): void => {
  numbers.set(row, [...(numbers.get(row) ?? []), ...values])
}

/** What an action took: the durations of its interactions, and further times by row. */
export type Timing = { readonly interactions: readonly number[]; readonly times?: Partial<Record<RowName, number>> }

type TimingOptions = {
  /** How often the action repeats what it is about; default: once for each interaction. */
  readonly count?: number
  /** Keys have a separate row and limit. */
  readonly isTyping?: boolean
}

/** The hand of a user on one page. */
export type Hand = {
  readonly page: Page
  /** Runs an action and records what it took. */
  readonly time: (row: RowName, run: () => Promise<Timing>, options?: TimingOptions) => Promise<void>
}

/** Creates a hand that records into `taken`. */
export const createHand = ({ page, session }: SlowPage, taken: Taken): Hand => ({
  page,
  time: async (row, run, { count, isTyping = false } = {}) => {
    await watchTasks(page)
    await longestTask(page)
    const before = await workOf(session)
    const { interactions, times } = await run()
    const work = (await workOf(session)) - before
    add(taken.work, row, [work / (count ?? Math.max(1, interactions.length))])
    add(taken.times, 'longest', [await longestTask(page)])
    if (!isTyping) add(taken.times, 'all', interactions)
    if (times === undefined) add(taken.times, row, interactions)
    else for (const [name, time] of Object.entries(times)) add(taken.times, name as RowName, [time])
  },
})
