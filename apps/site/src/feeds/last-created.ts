/** A result made from one version of its source. Concurrent callers wait for the same result. */
export type Made<T> = { readonly version: string; readonly result: Promise<T> }

export type LastCreated<T> = {
  readonly current: () => Made<T> | null
  /** Returns the result for this version, or else makes it. Failures are not cached. */
  readonly of: (version: string, make: () => Promise<T>) => Promise<T>
}

/** Caches the latest result, for one version at a time. */
export const createLastCreated = <T>(): LastCreated<T> => {
  let last: Made<T> | null = null
  return {
    current: () => last,
    of: (version, make) => {
      if (last?.version === version) return last.result
      const made: Made<T> = { version, result: make() }
      last = made
      made.result.catch(() => {
        if (last === made) last = null
      })
      return made.result
    },
  }
}
