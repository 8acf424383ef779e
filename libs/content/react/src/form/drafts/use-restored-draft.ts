import { writableFields } from '@captain/content-core'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../../content-context.tsx'
import type { RecordForm } from '../use-record-form.ts'
import { mergeValues } from '../values/merge-values.ts'
import type { StoredDraft } from './local-draft.ts'

/** Restores a draft into the form and merges it with later saves. If both changed a field, the draft wins and a message says so. */
export const useRestoredDraft = (form: RecordForm): ((draft: StoredDraft) => void) => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const toasts = useToasts()
  return (draft) => {
    const now = form.store.all()
    const fields = Object.fromEntries(Object.entries(writableFields(contentType)).filter(([name]) => name in draft.values))
    const merged = mergeValues(fields, { base: draft.base, theirs: now, mine: draft.values })
    const wasTyping = merged.conflicts.length > 0 && form.draft.setAside()
    form.shared.known.addOlder(draft.included)
    form.store.replace({ ...now, ...merged.values })
    form.draft.settle(draft)
    if (wasTyping) {
      toasts.success({ summary: t`入力を復元しました`, detail: t`それまで入力していた内容は、別の未保存の入力として残しました。` })
    } else if (merged.conflicts.length > 0) {
      const count = merged.conflicts.length
      toasts.warn({
        summary: t`入力を復元しました`,
        detail: t`そのあとに保存された内容と${count}か所で異なります。保存すると復元した内容に置き換わります。`,
      })
    }
  }
}
