import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { OneChoice } from '../../list/filters/choices.tsx'
import { FilterChip } from '../../list/filters/filter-chip.tsx'
import { useTags } from './library-queries.ts'
import classes from './tag-filter.module.css'

/** The filter value for assets without tags. */
export const NO_TAG = 'none'

type TagFilterProps = {
  /** The id of a tag, or `NO_TAG`; null if the filter is not set. */
  readonly tag: string | null
  readonly onChange: (tag: string | null) => void
  /** Opens the management of tags; omit it where tags are not managed. */
  readonly onManage?: () => void
}

/** Filters the media library by a tag. Nothing while there are no tags, unless they can be managed from here. */
export const TagFilter = ({ tag, onChange, onManage }: TagFilterProps) => {
  const { t } = useLingui()
  const { data: tags = [] } = useTags()
  if (tags.length === 0 && tag === null && onManage === undefined) return null
  const chosen = tag === NO_TAG ? t`タグなし` : (tags.find(({ id }) => id === tag)?.name ?? t`削除されたタグ`)
  const choices = [
    ...tags.map(({ id, name, count }) => ({
      value: id,
      label: (
        <span className={classes.choice}>
          <span className={classes.name}>{name}</span>
          <span className={classes.count}>{count}</span>
        </span>
      ),
    })),
    { value: NO_TAG, label: t`タグなし` },
  ]
  return (
    <FilterChip label={t`タグ`} value={tag === null ? null : chosen} onClear={() => onChange(null)}>
      {(close) => (
        <>
          {tags.length === 0 ? (
            <p className={classes.none}>
              <Trans>タグはまだありません。ファイルの詳細で付けられます。</Trans>
            </p>
          ) : (
            <OneChoice
              label={t`タグ`}
              choices={choices}
              chosen={tag}
              onChange={(next) => {
                onChange(next)
                close()
              }}
            />
          )}
          {onManage !== undefined && (
            <Button
              className={classes.manage}
              variant="subtle"
              size="compact-sm"
              onClick={() => {
                close()
                onManage()
              }}
            >
              <Trans>タグを管理</Trans>
            </Button>
          )}
        </>
      )}
    </FilterChip>
  )
}
