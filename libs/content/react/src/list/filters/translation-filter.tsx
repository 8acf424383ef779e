import { useLingui } from '@lingui/react/macro'
import { TRANSLATION_GAPS, type TranslationGap } from '../list-state.ts'
import { OneChoice } from './choices.tsx'
import { FilterChip } from './filter-chip.tsx'

type TranslationFilterProps = { readonly gap: TranslationGap | null; readonly onChange: (gap: TranslationGap | null) => void }

/** Filters a list by missing or stale English. */
export const TranslationFilter = ({ gap, onChange }: TranslationFilterProps) => {
  const { t } = useLingui()
  const words: Readonly<Record<TranslationGap, string>> = { missing: t`英語が未入力`, outdated: t`英語が未更新` }
  return (
    <FilterChip label={t`翻訳`} value={gap === null ? null : words[gap]} onClear={() => onChange(null)}>
      {(close) => (
        <OneChoice
          label={t`翻訳`}
          choices={TRANSLATION_GAPS.map((one) => ({ value: one, label: words[one] }))}
          chosen={gap}
          onChange={(chosen) => {
            onChange(TRANSLATION_GAPS.find((one) => one === chosen) ?? null)
            close()
          }}
        />
      )}
    </FilterChip>
  )
}
