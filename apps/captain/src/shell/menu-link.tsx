import { Tooltip } from '@mantine/core'
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
}

/** One entry of the menu; narrow, it is its icon with the words beside it on hover. */
export const MenuLink = ({ to, label, icon, isNarrow, exact = false }: MenuLinkProps) => (
  <Tooltip label={label} position="right" disabled={!isNarrow}>
    <Link
      to={to}
      className={classes.root}
      activeOptions={{ exact, includeSearch: false }}
      aria-label={isNarrow ? label : undefined}
      data-narrow={isNarrow}
    >
      <span className={classes.icon}>{icon}</span>
      {!isNarrow && <span className={classes.label}>{label}</span>}
    </Link>
  </Tooltip>
)
