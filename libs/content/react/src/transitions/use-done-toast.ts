import { titleOf, type RecordResponse } from '@captain/content-core'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../content-context.tsx'
import { useFailureText } from '../failure-text.ts'
import { useTransitionLabels } from '../form/save/transition-labels.ts'
import { useLabels } from '../labels.ts'
import { useContentCache } from '../queries.ts'
import { needsToConfirm } from './needs-to-confirm.ts'
import { transitionBack, type AvailableTransition } from './available-transition.ts'

/** Shows that a transition ran. Offers to undo it if it ran without confirmation and can be reverted. */
export const useDoneToast = (): ((step: AvailableTransition, before: RecordResponse, after: RecordResponse) => void) => {
  const { t } = useLingui()
  const { contentType, client, locale } = useContent()
  const { typeName } = useLabels()
  const cache = useContentCache()
  const toasts = useToasts()
  const describe = useFailureText()
  const words = useTransitionLabels()

  return (step, before, after) => {
    const title = titleOf(contentType, after, locale) || typeName
    const back = transitionBack(contentType, after.status ?? 'draft', before.status ?? 'draft')
    const undo = async () => {
      try {
        if (back !== null) await cache.saved(await client.transition(after.id, after.lockVersion, back))
      } catch (failure) {
        toasts.error({ summary: t`元に戻せませんでした`, detail: describe(failure) })
      }
    }
    const isUndone = back !== null && !needsToConfirm(contentType.workflow)
    toasts.success({ summary: words[step.name].done(title), ...(isUndone && { action: { label: t`元に戻す`, onClick: undo } }) })
  }
}
