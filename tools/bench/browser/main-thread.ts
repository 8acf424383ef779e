import type { CDPSession, Page } from 'playwright'

/** Begins to count the work of a page's main thread. */
export const countWork = async (session: CDPSession): Promise<void> => {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
}

/** Returns the CPU milliseconds of a page's main thread since `countWork`, which exclude other programs. */
export const workOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

declare global {
  interface Window {
    /** Durations in ms of the tasks of 50 ms and more since they were last taken. */
    benchTasks?: number[]
  }
}

/** Begins to record the long tasks of a page. */
export const watchTasks = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    if (window.benchTasks !== undefined) return
    const tasks: number[] = []
    window.benchTasks = tasks
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
  })
}

/** Returns the longest of the recorded tasks in ms, and forgets them; 0 if none took 50 ms. */
export const longestTask = (page: Page): Promise<number> => page.evaluate(() => Math.max(0, ...(window.benchTasks?.splice(0) ?? [])))
