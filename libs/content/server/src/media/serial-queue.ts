/** Runs jobs serially, so that concurrent ones do not exhaust memory. */
export const serialQueue = (): (<T>(job: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const next = last.then(job)
    last = next.catch(() => undefined)
    return next
  }
}
