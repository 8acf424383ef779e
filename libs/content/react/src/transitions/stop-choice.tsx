import { useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '@mantine/core'
import type { AvailableTransition } from './available-transition.ts'
import classes from './transitions.module.css'
import { useStopLabels } from './use-stop-labels.ts'

type StopChoiceProps = {
  readonly sequence: readonly AvailableTransition[]
  /** Number of the transitions to run. */
  readonly length: number
  readonly onLength: (length: number) => void
}

/** Chooses after which of several transitions an act stops. */
export const StopChoice = ({ sequence, length, onLength }: StopChoiceProps) => {
  const { t } = useLingui()
  const labelOf = useStopLabels()
  return (
    <SegmentedControl
      fullWidth
      className={classes.stops}
      aria-label={t`どこまで進めますか`}
      value={String(length)}
      onChange={(value) => onLength(Number(value))}
      data={sequence.map(({ name }, place) => ({ value: String(place + 1), label: labelOf(name, place === 0) }))}
    />
  )
}
