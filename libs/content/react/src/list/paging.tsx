import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { ariaDisabledProps } from '../aria-disabled-props.ts'
import { nextPage, previousPage, type PagePlace } from './list-state.ts'
import classes from './paging.module.css'

type PagingProps = {
  readonly answer: { readonly items: readonly unknown[]; readonly next: string | null }
  readonly state: PagePlace
  readonly change: (place: PagePlace) => void
  readonly isTurning: boolean
}

/** The range of visible rows, with buttons for the previous and next page; renders nothing if everything fits. */
export const Paging = ({ answer, state, change, isTurning }: PagingProps) => {
  const { t } = useLingui()
  const { items, next } = answer
  if (state.page === 1 && next === null) return null
  const first = (state.page - 1) * state.limit + 1
  const last = first + items.length - 1
  const { limit } = state
  return (
    <nav className={classes.root} aria-label={t`ページ送り`}>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconChevronLeft size={15} />}
        {...ariaDisabledProps(state.page > 1, () => change(previousPage(state)))}
      >
        <Trans>前の{limit}件</Trans>
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        rightSection={<IconChevronRight size={15} />}
        {...ariaDisabledProps(next !== null && !isTurning, () => next !== null && change(nextPage(state, next)))}
      >
        <Trans>次の{limit}件</Trans>
      </Button>
      <span className={classes.range}>
        <Trans>
          {first}–{last}件目
        </Trans>
      </span>
    </nav>
  )
}
