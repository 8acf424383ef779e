import type { TestEvent } from './results.ts'

// The process leads the group of its browsers and servers. Nothing else would end them if the run was killed.
if (process.send !== undefined) {
  process.once('disconnect', () => {
    try {
      process.kill(-process.pid, 'SIGKILL')
    } catch {
      process.exit(1)
    }
  })
  // The listener alone would keep a suite that has finished.
  process.channel?.unref()
}

/** Sends an event to the run that started this process; resolves when it is handed over. Without such a run, nothing happens. */
export const sendEvent = (event: TestEvent): Promise<void> =>
  new Promise((resolve) => {
    if (process.send === undefined) resolve()
    else process.send(event, undefined, {}, () => resolve())
  })
