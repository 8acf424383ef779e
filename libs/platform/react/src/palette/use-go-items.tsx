import { todayPath } from '@captain/content-core'
import { TenantMark } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import {
  IconAnchor,
  IconHistory,
  IconHome2,
  IconLanguage,
  IconPhotoAi,
  IconSparkles,
  IconSpeakerphone,
  IconUser,
  IconUserPlus,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { MenuIcon } from '../menu/menu-icon.tsx'
import { usePlatform } from '../platform-context.ts'
import { tenantsQuery } from '../tenants/tenants.ts'
import { goToShortcutsOf } from './shortcuts-of.ts'
import type { PaletteItem } from './palette-item.ts'
import { screensQuery } from './queries.ts'
import { termsOf } from './terms.ts'

type Page = {
  readonly to: string
  readonly label: string
  readonly Icon: TablerIcon
  readonly also: readonly string[]
  /** Whether the account may open the page. Default: true. */
  readonly isOpen?: boolean
}

/** Returns the pages outside the tenants. Their titles in the other language serve only the search. */
const usePages = (): readonly Page[] => {
  const { t } = useLingui()
  const { isAdmin, mayUseAi } = usePlatform()
  const pages: readonly Page[] = [
    { to: '/captain', label: t`ホーム`, Icon: IconHome2, also: ['ホーム', 'Home'] },
    { to: '/captain/tenant', label: t`テナント`, Icon: IconAnchor, also: ['テナント', 'Tenants'] },
    {
      to: '/captain/article',
      label: t`スタッフ向け記事`,
      Icon: IconSpeakerphone,
      also: ['スタッフ向け記事', 'Articles for staff', 'article'],
    },
    { to: '/user/profile', label: t`プロフィール`, Icon: IconUser, also: ['プロフィール', 'Profile', 'アカウント', 'Account'] },
    { to: '/captain/ai', label: t`AIツール`, Icon: IconSparkles, also: ['AIツール', 'AI tools', '生成AI'], isOpen: mayUseAi },
    {
      to: '/captain/ai/text-to-image',
      label: t`画像生成`,
      Icon: IconPhotoAi,
      also: ['画像生成', '画像生成AI', 'Image generation AI', 'text-to-image'],
      isOpen: mayUseAi,
    },
    {
      to: '/captain/ai/translation-image-prompt',
      label: t`プロンプト翻訳`,
      Icon: IconLanguage,
      also: ['プロンプト翻訳', '翻訳AI', 'Prompt translation AI', 'translation-image-prompt'],
      isOpen: mayUseAi,
    },
    {
      to: '/admin/auth-user',
      label: t`ログインユーザー`,
      Icon: IconUsersGroup,
      also: ['ログインユーザー', 'Sign-in users', 'auth-user'],
      isOpen: isAdmin,
    },
    {
      to: '/admin/auth-user/new',
      label: t`ログインユーザーの作成`,
      Icon: IconUserPlus,
      also: ['ログインユーザーの作成', 'New sign-in user'],
      isOpen: isAdmin,
    },
    { to: '/admin/audit', label: t`監査ログ`, Icon: IconHistory, also: ['監査ログ', 'Audit log'], isOpen: isAdmin },
  ]
  return pages.filter(({ isOpen }) => isOpen !== false)
}

/** Every place that the account may go to: pages, tenants and the screens of all of them. */
export const useGoItems = (current: string | null): readonly PaletteItem[] => {
  const { t } = useLingui()
  const { http, locale } = usePlatform()
  const navigate = useNavigate()
  const pages = usePages()
  const { data: tenants = [] } = useQuery(tenantsQuery(http))
  const { data: screens = [] } = useQuery(screensQuery(http))
  const go = (to: string) => ({ id: `go:${to}`, choice: { id: `go:${to}` }, run: () => void navigate({ to }) })
  const tenantOf = new Map(tenants.map((tenant) => [tenant.slug, tenant]))
  return [
    ...pages.map(({ to, label, Icon, also }): PaletteItem => {
      const keys = goToShortcutsOf(to)
      return { ...go(to), label, icon: <Icon size={17} stroke={1.6} />, terms: termsOf(label, ...also), ...(keys && { keys }) }
    }),
    ...tenants
      .filter(({ slug }) => slug === current)
      .map(({ slug, names }): PaletteItem => ({
        ...go(todayPath(slug)),
        label: t`今日`,
        note: names[locale],
        icon: <MenuIcon name="calendar-event" />,
        terms: termsOf(t`今日`, '今日', 'Today'),
        around: termsOf(names.ja, names.en, slug),
        isNear: true,
        keys: goToShortcutsOf(todayPath(slug)) ?? [],
      })),
    ...tenants.map(({ slug, names, color, contentTypes }): PaletteItem => ({
      ...go(`/captain/tenant/${slug}`),
      // Without content types, a tenant has only its own page. Devices store the id.
      run: () => void navigate({ to: contentTypes.length === 0 ? `/captain/tenant/${slug}` : todayPath(slug) }),
      label: names[locale],
      icon: <TenantMark name={names[locale]} color={color} size={20} />,
      terms: termsOf(names[locale], names.ja, names.en, slug),
    })),
    ...tenants
      .filter(({ stopped }) => stopped === null || stopped === undefined)
      .map(({ slug, names }): PaletteItem => ({
        ...go(`/captain/tenant/${slug}/media-library`),
        label: t`メディア`,
        note: names[locale],
        icon: <MenuIcon name="photo" />,
        terms: termsOf('メディア', 'メディアライブラリ', 'Media library', '画像', 'ファイル', 'Files', 'media-library'),
        around: termsOf(names.ja, names.en, slug),
        isNear: slug === current,
      })),
    ...screens.flatMap(({ tenant: slug, type, icon, names, single, to }): readonly PaletteItem[] => {
      const tenant = tenantOf.get(slug)
      if (tenant === undefined) return []
      return [
        {
          ...go(to),
          label: names[locale],
          note: tenant.names[locale],
          icon: <MenuIcon name={icon} />,
          terms: termsOf(names[locale], names.ja, names.en, single.ja, single.en, type),
          around: termsOf(tenant.names.ja, tenant.names.en, slug),
          isNear: slug === current,
        },
      ]
    }),
  ]
}
