import type { TestEvent } from './results.ts'

/** Sends an event to the run that started this process; resolves when it is handed over. Without such a run, nothing happens. */
export const sendEvent = (event: TestEvent): Promise<void> =>
  new Promise((resolve) => {
    if (process.send === undefined) resolve()
    else process.send(event, undefined, {}, () => resolve())
  })
