const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Stops what a bench has started, once: at its end, or before the process ends because of a signal. */
export const stopOnSignal = (stop: () => Promise<void>): (() => Promise<void>) => {
  let stopped: Promise<void> | null = null
  const stopOnce = () => (stopped ??= stop())
  const end = () => void stopOnce().finally(() => process.exit(130))
  for (const signal of SIGNALS) process.once(signal, end)
  return async () => {
    await stopOnce()
    for (const signal of SIGNALS) process.off(signal, end)
  }
}
