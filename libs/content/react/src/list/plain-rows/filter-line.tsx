import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import classes from '../filters/filter-bar.module.css'
import { SearchBox } from '../search-box.tsx'

type FilterLineProps = {
  readonly q: string
  readonly onSearch: (q: string) => void
  readonly isNarrowed: boolean
  readonly onClear: () => void
  /** One chip per filter. */
  readonly children: ReactNode
}

/** The line above the rows: search, one chip per filter, and the button that clears all filters. */
export const FilterLine = ({ q, onSearch, isNarrowed, onClear, children }: FilterLineProps) => {
  const { t } = useLingui()
  const search = useRef<HTMLInputElement>(null)
  return (
    <div className={classes.root} role="search" aria-label={t`絞り込み`}>
      <SearchBox q={q} onSearch={onSearch} inputRef={search} />
      <div className={classes.chips}>
        {children}
        {isNarrowed && (
          <Button variant="subtle" size="compact-sm" onClick={onClear}>
            <Trans>条件をすべて解除</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
