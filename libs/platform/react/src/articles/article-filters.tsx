import { FilterChip, OneChoice } from '@captain/content-react/list-kit'
import type { DeliveredReference } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import type { ArticleSearch } from './articles.ts'

type ArticleFiltersProps = {
  readonly search: ArticleSearch
  readonly categories: readonly (DeliveredReference & { readonly count: number })[]
  readonly onChange: (changes: Partial<ArticleSearch>) => void
}

/** Filters by category and by read state, one chip each. */
export const ArticleFilters = ({ search, categories, onChange }: ArticleFiltersProps) => {
  const { t } = useLingui()
  const category = t`カテゴリー`
  const reading = t`既読・未読`
  const chosen = categories.find(({ id }) => id === search.category)
  return (
    <>
      <FilterChip label={category} value={chosen?.title ?? null} onClear={() => onChange({ category: '' })}>
        {(close) => (
          <OneChoice
            label={category}
            choices={categories.map(({ id, title, count }) => ({ value: id, label: t`${title}（${count}）` }))}
            chosen={search.category || null}
            onChange={(value) => {
              onChange({ category: value })
              close()
            }}
          />
        )}
      </FilterChip>
      <FilterChip label={reading} value={search.unread ? t`未読のみ` : null} onClear={() => onChange({ unread: false })}>
        {(close) => (
          <OneChoice
            label={reading}
            choices={[{ value: 'unread', label: t`未読のみ` }]}
            chosen={search.unread ? 'unread' : null}
            onChange={() => {
              onChange({ unread: true })
              close()
            }}
          />
        )}
      </FilterChip>
    </>
  )
}
