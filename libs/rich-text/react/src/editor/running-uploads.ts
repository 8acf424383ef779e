export type RunningUploads = {
  /** Counts an upload into a block, which `stop` gives up; answers what to call when it is over. */
  begin: (blockId: string, stop: () => void) => () => void
  /** Ids of the blocks whose picture is on its way. */
  blocks: () => ReadonlySet<string>
  /** Resolves once no picture is on its way any more, arrived or not. */
  ended: () => Promise<void>
  stop: () => void
}

/** The pictures that are on their way from one editor; `onBusyChange` hears when the first one starts and when the last one is over. */
export function createRunningUploads(onBusyChange: (isBusy: boolean) => void): RunningUploads {
  const running = new Map<symbol, { blockId: string; stop: () => void }>()
  let waiting: readonly (() => void)[] = []
  let isBusy = false

  // An upload is over before its block shows what came of it, and a second attempt starts in the same moment.
  async function settle() {
    await Promise.resolve()
    if (running.size > 0 || !isBusy) return
    isBusy = false
    onBusyChange(false)
    for (const resolve of waiting) resolve()
    waiting = []
  }

  return {
    begin(blockId, stop) {
      const key = Symbol(blockId)
      running.set(key, { blockId, stop })
      if (!isBusy) onBusyChange(true)
      isBusy = true
      return () => {
        if (running.delete(key)) void settle()
      }
    },
    blocks: () => new Set([...running.values()].map(({ blockId }) => blockId)),
    ended: () => (isBusy ? new Promise((resolve) => (waiting = [...waiting, resolve])) : Promise.resolve()),
    stop() {
      for (const { stop } of running.values()) stop()
    },
  }
}
