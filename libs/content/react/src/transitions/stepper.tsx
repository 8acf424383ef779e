import { workflowOf, type RecordResponse } from '@captain/content-core'
import { isStateName, StateDot } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@mantine/core'
import { useContent } from '../content-context.tsx'
import classes from './transitions.module.css'

type StationState = 'past' | 'now' | 'ahead'

const placeOf = (position: number, now: number): StationState => {
  if (position === now) return 'now'
  return position < now ? 'past' : 'ahead'
}

/** The happy path of the workflow and the record's position on it; only the state if the record is off the path. */
export const Stepper = ({ record }: { readonly record: RecordResponse }) => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const { happyPath = [] } = workflowOf(contentType.workflow)
  const now = happyPath.indexOf(record.status ?? '')
  if (record.state === 'plain') return null
  if (now < 0) {
    return (
      <p className={classes.off}>
        <StateDot state={record.state} />
      </p>
    )
  }
  return (
    <ol className={classes.way} aria-label={t`進み具合`}>
      {happyPath.map((status, position) => {
        const place = placeOf(position, now)
        return (
          <li key={status} className={classes.station} data-place={place} aria-current={place === 'now' ? 'step' : undefined}>
            {isStateName(status) && <StateDot state={status} />}
            {place === 'past' && (
              <VisuallyHidden>
                <Trans>（完了）</Trans>
              </VisuallyHidden>
            )}
          </li>
        )
      })}
    </ol>
  )
}
