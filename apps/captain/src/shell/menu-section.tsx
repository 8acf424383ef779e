import { MenuIcon } from '@captain/platform-react/menu-icons'
import type { MenuSection as Section } from '@captain/platform-react/menu'
import { useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { MENU_GROUP_NAMES } from './menu-group-name.ts'
import { MenuLink } from './menu-link.tsx'
import classes from './menu-section.module.css'
import sidebar from './sidebar.module.css'

type MenuSectionProps = { readonly section: Section; readonly isNarrow: boolean }

/** A group of the menu under its heading. The heading expands a collapsed group. A collapsed menu shows all items. */
export const MenuSection = ({ section: { heading, isCollapsed, items }, isNarrow }: MenuSectionProps) => {
  const { i18n } = useLingui()
  const [isClosed, setIsClosed] = useState(isCollapsed)
  const name = 'group' in heading ? i18n._(MENU_GROUP_NAMES[heading.group]) : heading.name
  const isFoldable = isCollapsed && !isNarrow
  return (
    <div className={sidebar.group} role="group" aria-label={name}>
      {isFoldable ? (
        <UnstyledButton className={classes.fold} aria-expanded={!isClosed} onClick={() => setIsClosed(!isClosed)}>
          {name}
          <IconChevronDown size={14} stroke={1.6} className={classes.arrow} aria-hidden />
        </UnstyledButton>
      ) : (
        <h2 className={sidebar.heading} aria-hidden>
          {name}
        </h2>
      )}
      {!(isFoldable && isClosed) &&
        items.map(({ key, label, icon, to, isExternal, isExact, count }) => (
          <MenuLink
            key={key}
            to={to}
            label={label}
            icon={<MenuIcon name={icon} />}
            isNarrow={isNarrow}
            isExternal={isExternal}
            exact={isExact}
            count={count}
          />
        ))}
    </div>
  )
}
