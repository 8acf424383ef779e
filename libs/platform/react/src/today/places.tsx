import { Trans } from '@lingui/react/macro'
import { MenuIcon } from '../menu/menu-icon.tsx'
import { ListLink } from '../home/list-link.tsx'
import { PartSection } from './part-section.tsx'
import { useTodayTenant } from './today-context.ts'
import classes from './today.module.css'

/** Every list and setting of the tenant, one press away on a phone too. */
export const Places = () => {
  const { sections } = useTodayTenant()
  const items = sections.flatMap((section) => section.items).filter(({ isExternal }) => !isExternal)
  if (items.length === 0) return null
  return (
    <PartSection title={<Trans>コンテンツ</Trans>}>
      <ul className={classes.places}>
        {items.map(({ key, label, icon, to }) => (
          <li key={key}>
            <ListLink to={to}>
              <MenuIcon name={icon} />
              <span>{label}</span>
            </ListLink>
          </li>
        ))}
      </ul>
    </PartSection>
  )
}
