import type { MenuSection as Section } from '@captain/platform-react/menu'
import { todayPath } from '@captain/content-core'
import { MenuIcon } from '@captain/platform-react/menu-icons'
import { useLingui } from '@lingui/react/macro'
import { MenuLink } from './menu-link.tsx'
import { MenuSection } from './menu-section.tsx'
import sidebar from './sidebar.module.css'

type MenuSectionsProps = {
  /** The tenant's slug. */
  readonly tenant: string
  readonly sections: readonly Section[]
  readonly isNarrow: boolean
}

/** The menu of a tenant: its page of today, its lists and its files, with the icons that its items may have. */
export const MenuSections = ({ tenant, sections, isNarrow }: MenuSectionsProps) => {
  const { t } = useLingui()
  return (
    <>
      {sections.length > 0 && (
        <div className={sidebar.group}>
          <MenuLink to={todayPath(tenant)} exact label={t`今日`} icon={<MenuIcon name="calendar-event" />} isNarrow={isNarrow} />
        </div>
      )}
      {sections.map((section) => (
        <MenuSection key={section.key} section={section} isNarrow={isNarrow} />
      ))}
      {sections.length > 0 && (
        <div className={sidebar.group}>
          <MenuLink
            to={`/captain/tenant/${tenant}/media-library`}
            label={t`メディア`}
            icon={<MenuIcon name="photo" />}
            isNarrow={isNarrow}
          />
        </div>
      )}
    </>
  )
}
