import { currentClock, type Transition } from '@captain/content-core'
import { useContent } from '../../content-context.tsx'
import { useOwnMessages } from '../../with-messages.tsx'
import { useTransitionLabels } from '../save/transition-labels.ts'
import type { RecordForm } from '../use-record-form.ts'
import { PUBLISHING_MESSAGES } from './own-messages.ts'
import { publishingActionOf, stateNow, timesOf } from './publication.ts'
import { publishLabel, transitionLabel } from './publishing-labels.ts'

/** Returns what each transition of the form is called now, as its button says it. */
export const useStepLabels = ({ record, store }: RecordForm, isDirty: boolean): ((step: Transition) => string) => {
  const i18n = useOwnMessages(PUBLISHING_MESSAGES)
  const { contentType, locale } = useContent()
  const words = useTransitionLabels()
  const entered = timesOf({ publishFrom: store.useValue('publishFrom'), publishUntil: store.useValue('publishUntil') })
  const publication = { workflow: contentType.workflow, record, entered, isDirty, now: currentClock().now }
  return (step) =>
    step === 'publish'
      ? publishLabel(i18n, locale, publishingActionOf(publication), publication.now)
      : transitionLabel(i18n, step, stateNow(publication), words[step].label)
}
