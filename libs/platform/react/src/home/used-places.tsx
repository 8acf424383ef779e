import { todayPath } from '@captain/content-core'
import { useSession } from '@captain/auth-react'
import { TenantMark } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { IconAnchor, IconHistory, IconSparkles, IconSpeakerphone, IconUser, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { MenuIcon } from '../menu/menu-icon.tsx'
import { recentChoices } from '../palette/recent-choices.ts'
import { screensQuery } from '../palette/queries.ts'
import { visitedPlaces } from '../palette/visits.ts'
import { usePlatform } from '../platform-context.ts'
import { tenantsQuery } from '../tenants/tenants.ts'
import classes from './home.module.css'
import { ListLink } from './list-link.tsx'

type Place = { readonly to: string; readonly label: string; readonly note: string | null; readonly icon: ReactNode }

const ICON = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

const MAX_PLACES = 8

/** Fewer places that the account uses are filled up with others. */
const MIN_PLACES = 4

/** Returns the pages outside of tenants that the account may open. */
const usePages = (): readonly Place[] => {
  const { t } = useLingui()
  const { isAdmin, mayUseAi } = usePlatform()
  const pages = [
    { to: '/captain/article', label: t`お知らせと手順`, icon: <IconSpeakerphone {...ICON} /> },
    { to: '/captain/tenant', label: t`すべてのテナント`, icon: <IconAnchor {...ICON} /> },
    { to: '/user/profile', label: t`プロフィールとパスキー`, icon: <IconUser {...ICON} /> },
    { to: '/captain/ai', label: t`AIツール`, icon: <IconSparkles {...ICON} />, isOpen: mayUseAi },
    { to: '/admin/auth-user', label: t`ログインユーザーの管理`, icon: <IconUsersGroup {...ICON} />, isOpen: isAdmin },
    { to: '/admin/audit', label: t`監査ログの確認`, icon: <IconHistory {...ICON} />, isOpen: isAdmin },
  ]
  return pages.flatMap(({ isOpen = true, ...page }) => (isOpen ? [{ ...page, note: null }] : []))
}

/** Returns the pages of today and the lists of the account's tenants; with several tenants each names its own. */
const useTenantPlaces = (): { readonly days: readonly Place[]; readonly lists: readonly Place[] } => {
  const { t } = useLingui()
  const { http, locale } = usePlatform()
  const { data: tenants = [] } = useQuery(tenantsQuery(http))
  const { data: screens = [] } = useQuery(screensQuery(http))
  const own = tenants.filter(({ contentTypes }) => contentTypes.length > 0)
  const noteOf = (slug: string) => (own.length === 1 ? null : (own.find((one) => one.slug === slug)?.names[locale] ?? null))
  return {
    days: own
      .toSorted((one, other) => Number(other.isMember) - Number(one.isMember))
      .map(({ slug, names, color }) => ({
        to: todayPath(slug),
        label: t`今日`,
        note: noteOf(slug),
        icon: <TenantMark name={names[locale]} color={color} size={16} />,
      })),
    lists: screens.map(({ tenant, names, icon, to }) => ({
      to,
      label: names[locale],
      note: noteOf(tenant),
      icon: <MenuIcon name={icon} />,
    })),
  }
}

/** Returns the addresses that the account uses on this device: those that it visits most, then its last choices in the palette. */
const useAddresses = (): readonly string[] => {
  const accountId = useSession()?.user.id ?? ''
  const [addresses] = useState(() => {
    const visited = visitedPlaces(accountId).map(({ to }) => to)
    const chosen = recentChoices(accountId).flatMap(({ id }) => (id.startsWith('go:') ? [id.slice(3)] : []))
    return [...new Set([...visited, ...chosen])]
  })
  return addresses
}

/** The places that the account uses most on this device, filled up with its sites and the articles for staff. */
export const UsedPlaces = () => {
  const pages = usePages()
  const { days, lists } = useTenantPlaces()
  const known = new Map([...pages, ...days, ...lists].map((place) => [place.to, place]))
  const used = useAddresses()
    .flatMap((to) => known.get(to) ?? [])
    .slice(0, MAX_PLACES)
  const others = [...days.slice(0, MIN_PLACES - 1), ...pages.slice(0, 1)].filter(({ to }) => !used.some((place) => place.to === to))
  return (
    <ul className={classes.quick}>
      {[...used, ...others.slice(0, Math.max(0, MIN_PLACES - used.length))].map(({ to, label, note, icon }) => (
        <li key={to}>
          <ListLink to={to}>
            {icon}
            <span className={classes.quickWords}>
              <span>{label}</span>
              {note !== null && <span className={classes.muted}>{note}</span>}
            </span>
          </ListLink>
        </li>
      ))}
    </ul>
  )
}
