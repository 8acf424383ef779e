import { canonicalPrefix, localizePath } from '@captain/locale'
import { setColorScheme, useStoredColorScheme, useColorScheme } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import {
  IconDeviceDesktop,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconPlugConnected,
  IconPlus,
  IconSun,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { usePlatform } from '../platform-context.ts'
import type { PaletteItem } from './palette-item.ts'
import { showKeysInstead } from './palette-state.ts'
import type { PaletteTenant } from './palette-tenant.ts'
import { screensQuery } from './queries.ts'
import { termsOf } from './terms.ts'

const SIZE = { size: 17, stroke: 1.6 } as const

/** New records of the tenant on show. */
const useCreateItems = (current: PaletteTenant | null): readonly PaletteItem[] => {
  const { t } = useLingui()
  const { http, locale } = usePlatform()
  const navigate = useNavigate()
  const { data: screens = [] } = useQuery(screensQuery(http))
  return screens.flatMap(({ tenant, type, names, single, create }): readonly PaletteItem[] => {
    if (create === null || tenant !== current?.tenant.slug) return []
    const name = single[locale]
    const label = t`${name}を新規作成`
    return [
      {
        id: `new:${create}`,
        label,
        note: current.tenant.names[locale],
        icon: <IconPlus {...SIZE} />,
        terms: termsOf(label, single.ja, single.en, names.ja, names.en, type, '新規作成', 'new', 'create'),
        run: () => void navigate({ to: create }),
        choice: { id: `new:${create}` },
      },
    ]
  })
}

/** Returns the actions that are available everywhere. */
const useGlobalItems = (current: PaletteTenant | null): readonly PaletteItem[] => {
  const { t } = useLingui()
  const { locale, openIntegrations } = usePlatform()
  const router = useRouter()
  const navigate = useNavigate()
  const path = useRouterState({ select: ({ location }) => `${location.pathname}${location.searchStr}` })
  const isDark = useColorScheme() === 'dark'
  const chosenScheme = useStoredColorScheme()
  const toJapanese = locale === 'en'
  // Devices store the ids with their recent choices.
  const run = (id: string, label: string, also: readonly string[], rest: Pick<PaletteItem, 'icon' | 'run' | 'keys'>): PaletteItem => ({
    id: `act:${id}`,
    label,
    terms: termsOf(label, ...also),
    choice: { id: `act:${id}` },
    ...rest,
  })
  return [
    run('language', toJapanese ? t`日本語で表示する` : t`英語で表示する`, ['言語', '日本語', '英語', 'Language', 'Japanese', 'English'], {
      icon: <IconLanguage {...SIZE} />,
      run: () => router.history.push(localizePath(path, canonicalPrefix(toJapanese ? 'ja' : 'en'))),
    }),
    run('scheme', isDark ? t`明るい配色にする` : t`暗い配色にする`, ['配色', 'ダークモード', 'ライトモード', 'dark', 'light', 'Scheme'], {
      icon: isDark ? <IconSun {...SIZE} /> : <IconMoon {...SIZE} />,
      run: () => setColorScheme(isDark ? 'light' : 'dark'),
    }),
    ...(chosenScheme === null
      ? []
      : [
          run('system-scheme', t`配色を端末に合わせる`, ['配色', '端末', 'システム', 'system', 'device', 'Scheme'], {
            icon: <IconDeviceDesktop {...SIZE} />,
            run: () => setColorScheme(null),
          }),
        ]),
    ...(current?.role === 'owner'
      ? [
          run('integrations', t`連携を開く`, ['連携', 'APIキー', 'Webhook', 'Integrations', 'API keys'], {
            icon: <IconPlugConnected {...SIZE} />,
            run: openIntegrations,
          }),
        ]
      : []),
    run('keys', t`キーボード操作の一覧を開く`, ['キーボード', 'ショートカット', 'Keyboard', 'Shortcuts', 'Help'], {
      icon: <IconKeyboard {...SIZE} />,
      keys: ['?'],
      run: showKeysInstead,
    }),
    run('logout', t`ログアウトする`, ['ログアウト', 'サインアウト', 'Log out', 'Sign out'], {
      icon: <IconLogout {...SIZE} />,
      run: () => void navigate({ to: '/auth/logout' }),
    }),
  ]
}

/** Returns the actions that do not depend on the page: of the tenant, and global ones. */
export const useActionItems = (current: PaletteTenant | null): readonly PaletteItem[] => {
  const create = useCreateItems(current)
  const frame = useGlobalItems(current)
  return [...create, ...frame]
}
