import type { AnyRecord } from '@captain/content-core'
import { Plural, Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { waitingOf } from './waiting-days.ts'
import classes from './inbox.module.css'

/** The days that a message has waited, in the list; overdue ones also say so as text. */
export const WaitingMark = ({ record }: { readonly record: AnyRecord }) => {
  const [now] = useState(() => new Date())
  const waiting = waitingOf(record, now)
  if (waiting === null) return null
  return (
    <span className={classes.waiting} data-late={waiting.isLate || undefined}>
      <Plural value={waiting.days} other="#日" />
      <VisuallyHidden>{waiting.isLate ? <Trans>経過（期限超過）</Trans> : <Trans>経過</Trans>}</VisuallyHidden>
    </span>
  )
}
