import { Hint } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './menu-link.module.css'

type MenuLinkProps = {
  readonly to: string
  readonly label: string
  readonly icon: ReactNode
  readonly isNarrow: boolean
  /** Current only at this very address, not below it. */
  readonly exact?: boolean
  /** Opens another site in a new window. */
  readonly isExternal?: boolean
  /** Number of pending items; zero and null are not shown. */
  readonly count?: number | null
}

/** One item of the menu. Collapsed, it shows its icon, with the label as a tooltip. */
export const MenuLink = ({ to, label, icon, isNarrow, exact = false, isExternal = false, count = null }: MenuLinkProps) => {
  const { t } = useLingui()
  const waiting = count === null || count === 0 ? null : count
  const notes = [...(waiting === null ? [] : [t`${waiting}件`]), ...(isExternal ? [t`別のタブで開きます`] : [])]
  const shared = {
    className: classes.root,
    'aria-label': isNarrow ? [label, ...notes].join(' ') : undefined,
    'data-narrow': isNarrow,
  }
  const inside = (
    <>
      <span className={classes.icon}>{icon}</span>
      {!isNarrow && <span className={classes.label}>{label}</span>}
      {!isNarrow && waiting !== null && (
        <span className={classes.count} aria-hidden>
          {waiting}
        </span>
      )}
      {!isNarrow && notes.length > 0 && <VisuallyHidden> {notes.join(' ')}</VisuallyHidden>}
    </>
  )
  return (
    <Hint label={label} disabled={!isNarrow}>
      {(ref) =>
        isExternal ? (
          <a {...shared} ref={ref} href={to} target="_blank" rel="noopener noreferrer">
            {inside}
          </a>
        ) : (
          <Link {...shared} ref={ref} to={to} activeOptions={{ exact, includeSearch: false }}>
            {inside}
          </Link>
        )
      }
    </Hint>
  )
}
