import { titleOf, type RecordAnswer } from '@captain/content-core'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../content-context.tsx'
import { useFailureText } from '../failure-text.ts'
import { useStepWords } from '../form/save/step-words.ts'
import { useLabels } from '../labels.ts'
import { useContentCache } from '../queries.ts'
import { asksToConfirm } from './asks-to-confirm.ts'
import { stepBack, type OpenStep } from './open-step.ts'

/** Shows that a transition ran. Offers to undo it if it ran without confirmation and can be reverted. */
export const useDoneToast = (): ((step: OpenStep, before: RecordAnswer, after: RecordAnswer) => void) => {
  const { t } = useLingui()
  const { contentType, client, locale } = useContent()
  const { typeName } = useLabels()
  const cache = useContentCache()
  const toasts = useToasts()
  const describe = useFailureText()
  const words = useStepWords()

  return (step, before, after) => {
    const title = titleOf(contentType, after, locale) || typeName
    const back = stepBack(contentType, after.status ?? 'draft', before.status ?? 'draft')
    const undo = async () => {
      try {
        if (back !== null) await cache.saved(await client.transition(after.id, after.lockVersion, back))
      } catch (failure) {
        toasts.error({ summary: t`元に戻せませんでした`, detail: describe(failure) })
      }
    }
    const isUndone = back !== null && !asksToConfirm(contentType.workflow)
    toasts.success({ summary: words[step.name].done(title), ...(isUndone && { action: { label: t`元に戻す`, act: undo } }) })
  }
}
