import { joinWords } from '@captain/locale'
import { useDialogs } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../../content-context.tsx'
import { useLabels } from '../../labels.ts'
import type { RecordForm } from '../use-record-form.ts'

/** Asks before a save if the type declares `confirmSave`, and names the changes. Resolves to true without a question for other types. */
export const useSaveQuestion = (form: RecordForm): (() => Promise<boolean>) => {
  const { t } = useLingui()
  const { tenant, contentType, words, locale } = useContent()
  const { typeName, fieldLabel } = useLabels()
  const dialogs = useDialogs()
  return async () => {
    const names = form.changes()
    if (!contentType.confirmSave || (form.base().record !== null && names.length === 0)) return true
    const site = tenant.names[locale]
    const list = joinWords(locale, names.map(fieldLabel))
    return dialogs.confirm({
      title: t`${typeName}の保存の確認`,
      body: words.confirmSave ?? t`${site}の「${typeName}」を保存します。`,
      effects: form.base().record === null ? [] : [t`変更する項目：${list}`],
      confirmLabel: t`保存する`,
    })
  }
}
