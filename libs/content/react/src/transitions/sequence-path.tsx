import type { RecordResponse } from '@captain/content-core'
import { isStateName, StateDot } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { IconArrowRight } from '@tabler/icons-react'
import { Fragment } from 'react'
import type { AvailableTransition } from './available-transition.ts'
import classes from './transitions.module.css'

type SequencePathProps = {
  readonly record: RecordResponse
  /** Empty if the act is not possible any more. */
  readonly steps: readonly AvailableTransition[]
}

/** The state of the record, and those that an act leads through. */
export const SequencePath = ({ record, steps }: SequencePathProps) => {
  const { t } = useLingui()
  return (
    <p className={classes.turn}>
      {record.state !== 'plain' && <StateDot state={record.state} />}
      {steps.map(({ name, definition: { to } }) => (
        <Fragment key={name}>
          <IconArrowRight size={16} aria-label={t`から`} />
          {isStateName(to) && <StateDot state={to} />}
        </Fragment>
      ))}
    </p>
  )
}
