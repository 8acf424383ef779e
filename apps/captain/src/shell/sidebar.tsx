import { menuQuery, visibleMenu, type MenuSection as Section } from '@captain/platform-react/menu'
import { Hint } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { IconAnchor, IconHistory, IconHome2, IconLayoutSidebar, IconSparkles, IconSpeakerphone, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { http } from '../api.ts'
import { useLocale } from '../navigation/use-locale.ts'
import type { LoadedTenant } from '../routes/captain/load-tenant.ts'
import { useIsAdmin } from '../session/use-is-admin.ts'
import { MenuLink } from './menu-link.tsx'
import { MENU_SECTIONS, OWNER_ENTRIES } from './menu-sections-code.ts'
import classes from './sidebar.module.css'
import { TenantSwitcher } from './tenant-switcher.tsx'
import { useMayUseAi } from './use-may-use-ai.ts'

type SidebarProps = {
  readonly current: LoadedTenant | null
  readonly isNarrow: boolean
  /** Left out if the menu can't be collapsed. */
  readonly onNarrow?: (isNarrow: boolean) => void
}

const NarrowButton = ({ isNarrow, onNarrow }: { readonly isNarrow: boolean; readonly onNarrow: (isNarrow: boolean) => void }) => {
  const { t } = useLingui()
  const label = isNarrow ? t`メニューを広げる` : t`メニューをたたむ`
  return (
    <Hint label={label}>
      {(ref) => (
        <ActionIcon ref={ref} onClick={() => onNarrow(!isNarrow)} aria-label={label}>
          <IconLayoutSidebar size={17} stroke={1.6} />
        </ActionIcon>
      )}
    </Hint>
  )
}

/** Returns the published menu of the tenant. Falls back to that of its declaration if there is none or while it is unknown. */
const useMenu = (current: LoadedTenant | null): readonly Section[] => {
  const locale = useLocale()
  const { data } = useQuery({ ...menuQuery(http, current?.tenant.slug ?? '', locale), enabled: current !== null })
  return current === null ? [] : visibleMenu(data, current)
}

/** Loads the code of a tenant's menu, unless the route of the tenant has. */
const useMenuSections = (isInTenant: boolean): void => {
  useEffect(() => {
    // On failure, the route shows the error.
    if (isInTenant) Promise.all([MENU_SECTIONS.load(), OWNER_ENTRIES.load()]).catch(() => undefined)
  }, [isInTenant])
}

/** The menu: which tenant, then its content types in their groups. */
export const Sidebar = ({ current, isNarrow, onNarrow }: SidebarProps) => {
  const { t } = useLingui()
  const locale = useLocale()
  const isAdmin = useIsAdmin()
  const mayUseAi = useMayUseAi()
  const sections = useMenu(current)
  useMenuSections(current !== null)
  return (
    <div className={classes.root} data-narrow={isNarrow}>
      <div className={classes.top}>
        <TenantSwitcher current={current} isNarrow={isNarrow} />
      </div>
      <nav className={classes.menu} aria-label={t`メニュー`}>
        <div className={classes.group}>
          <MenuLink to="/captain" exact label={t`ホーム`} icon={<IconHome2 size={17} stroke={1.6} />} isNarrow={isNarrow} />
          <MenuLink to="/captain/tenant" exact label={t`テナント`} icon={<IconAnchor size={17} stroke={1.6} />} isNarrow={isNarrow} />
          <MenuLink
            to="/captain/article"
            label={t`スタッフ向け記事`}
            icon={<IconSpeakerphone size={17} stroke={1.6} />}
            isNarrow={isNarrow}
          />
          {mayUseAi && <MenuLink to="/captain/ai" label={t`AIツール`} icon={<IconSparkles size={17} stroke={1.6} />} isNarrow={isNarrow} />}
        </div>
        {current !== null && <MENU_SECTIONS.Show tenant={current.tenant.slug} sections={sections} isNarrow={isNarrow} />}
        {isAdmin && (
          <div className={classes.group} role="group" aria-label={t`システム管理`}>
            <h2 className={classes.heading} aria-hidden>
              <Trans>システム管理</Trans>
            </h2>
            <MenuLink
              to="/admin/auth-user"
              label={t`ログインユーザー`}
              icon={<IconUsersGroup size={17} stroke={1.6} />}
              isNarrow={isNarrow}
            />
            <MenuLink to="/admin/audit" label={t`監査ログ`} icon={<IconHistory size={17} stroke={1.6} />} isNarrow={isNarrow} />
          </div>
        )}
      </nav>
      <div className={classes.foot}>
        {current?.role === 'owner' && <OWNER_ENTRIES.Show isNarrow={isNarrow} />}
        {onNarrow !== undefined && <NarrowButton isNarrow={isNarrow} onNarrow={onNarrow} />}
        {(current?.role === 'viewer' || current?.customRole) && !isNarrow && (
          <span className={classes.role}>{current.customRole ? current.customRole.names[locale] : <Trans>閲覧者</Trans>}</span>
        )}
      </div>
    </div>
  )
}
