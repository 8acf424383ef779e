export type RunningUploads = {
  /** Registers an upload into a block, which `stop` cancels; returns the function to call when it ends. */
  begin: (blockId: string, stop: () => void) => () => void
  /** Ids of the blocks with a running upload. */
  blocks: () => ReadonlySet<string>
  /** Resolves once no upload is running, whether uploads succeeded or not. */
  ended: () => Promise<void>
  stop: () => void
}

/** The running uploads of one editor; `onBusyChange` is called when the first one starts and when the last one ends. */
export function createRunningUploads(onBusyChange: (isBusy: boolean) => void): RunningUploads {
  const running = new Map<symbol, { blockId: string; stop: () => void }>()
  let waiting: readonly (() => void)[] = []
  let isBusy = false

  // An upload ends before its block shows the result, and a second attempt starts in the same moment.
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
