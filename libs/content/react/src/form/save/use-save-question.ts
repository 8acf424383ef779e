import { joinWords } from '@captain/locale'
import { useDialogs } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useContent } from '../../content-context.tsx'
import { useLabels } from '../../labels.ts'
import type { RecordForm } from '../use-record-form.ts'
import { SaveQuestion } from './save-question.ts'

/** Asks before a save inside a `SaveQuestion`, and names the changes. Resolves to true without a question elsewhere. */
export const useSaveQuestion = (form: RecordForm): (() => Promise<boolean>) => {
  const { t } = useLingui()
  const { locale } = useContent()
  const question = use(SaveQuestion)
  const { typeName, fieldLabel } = useLabels()
  const dialogs = useDialogs()
  return async () => {
    const names = form.changes()
    if (question === null || (form.base().record !== null && names.length === 0)) return true
    const list = joinWords(locale, names.map(fieldLabel))
    return dialogs.confirm({
      title: t`${typeName}の保存の確認`,
      body: question,
      effects: form.base().record === null ? [] : [t`変更する項目：${list}`],
      confirmLabel: t`保存する`,
    })
  }
}
