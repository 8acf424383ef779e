/** Does work of one name one after the other within this process, and work of different names at once. */
export type InTurns = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Starts with nothing under way. */
export const inTurns = (): InTurns => {
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
