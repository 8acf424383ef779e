/** Runs work with the same name serially within this process, and work with different names concurrently. */
export type KeyedMutex = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Creates an empty queue. */
export const keyedMutex = (): KeyedMutex => {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work)
    const settled: Promise<unknown> = turn
      .catch(() => undefined)
      .finally(() => {
        if (last.get(name) === settled) last.delete(name)
      })
    last.set(name, settled)
    return turn
  }
}
