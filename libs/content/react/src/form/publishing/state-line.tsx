import { currentClock, type RecordResponse } from '@captain/content-core'
import { StateDot } from '@captain/ui'
import { useLingui } from '@lingui/react'
import { useContent } from '../../content-context.tsx'
import { withMessages } from '../../with-messages.tsx'
import { PUBLISHING_MESSAGES } from './own-messages.ts'
import { stateNow, timesOf } from './publication.ts'
import { stateSentence } from './state-sentence.ts'
import classes from './state-line.module.css'

const Line = ({ record }: { readonly record: RecordResponse }) => {
  const { i18n } = useLingui()
  const { contentType, locale } = useContent()
  const publication = { workflow: contentType.workflow, record, entered: timesOf(record), isDirty: false, now: currentClock().now }
  const sentence = stateSentence(i18n, locale, publication)
  const state = stateNow(publication)
  if (sentence === null || state === null || state === 'plain') return null
  return (
    <div className={classes.line}>
      <StateDot state={state} label={sentence} />
    </div>
  )
}

/** What the public sees of a record now and until when, in one sentence. */
export const StateLine = withMessages(Line, PUBLISHING_MESSAGES)
