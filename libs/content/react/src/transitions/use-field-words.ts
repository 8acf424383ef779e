import { asInt, type AnyField, type ErasedFieldMessages, type RecordResponse } from '@captain/content-core'
import { formatNumber, formatYen } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../content-context.tsx'
import { useLabels } from '../labels.ts'
import type { AvailableTransition } from './available-transition.ts'
import { maxOf, NOTE } from './transition-form-type.ts'

/** The labels of the fields in the form of an act, with the help texts that apply only there. */
export const useFieldWords = (
  record: RecordResponse,
  steps: readonly AvailableTransition[],
): ((name: string, field: AnyField) => ErasedFieldMessages) => {
  const { t } = useLingui()
  const { contentType, locale } = useContent()
  const { fieldWords } = useLabels()
  return (name, field) => {
    if (name === NOTE) return { label: t`メモ`, help: t`履歴に残ります。お客様には表示されません。` }
    const own = fieldWords(name)
    if (steps.some(({ definition }) => definition.setsTimestamp === name))
      return { ...own, help: t`空欄の場合は、いまの時刻になります。日付だけでもかまいません。` }
    const max = maxOf(contentType, name, record)
    const number = asInt(field)
    if (number === null || max === null) return own
    // The maximum is shown before a number is typed.
    const limit = number.config.unit === 'yen' ? formatYen(max) : formatNumber(max)
    return { ...own, help: [own.help, t`上限は${limit}です。`].filter((part) => part !== undefined).join(locale === 'ja' ? '' : ' ') }
  }
}
