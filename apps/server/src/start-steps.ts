type Undo = () => Promise<void>

/** Collects undo functions of a start; `stop` runs them in reverse order, once. */
export const startSteps = (): { readonly onStop: (undo: Undo) => void; readonly stop: () => Promise<void> } => {
  const undos: Undo[] = []
  let stopped: Promise<void> | null = null
  const undoAll = async (): Promise<void> => {
    const failures: unknown[] = []
    for (const undo of undos.toReversed()) await undo().catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, 'stopping was not clean')
  }
  return {
    onStop: (undo) => void undos.push(undo),
    stop: () => (stopped ??= undoAll()),
  }
}
