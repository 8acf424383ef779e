import { loadIntegrationMessages } from '../apps/captain/src/integrations/load-integration-messages.ts'
import { loadAdminMessages } from '../apps/captain/src/routes/admin/load-admin-messages.ts'
import { loadAiMessages } from '../apps/captain/src/routes/ai/load-ai-messages.ts'
import { loadUserMessages } from '../apps/captain/src/routes/user/load-user-messages.ts'
import { loadTenantDoor } from '../apps/captain/src/tenants.ts'
import { loadContentMessages } from '@captain/content-react'
import type { Locale } from '@captain/locale'
import { loadArticleMessages, loadHomeMessages, loadPaletteMessages, loadTodayMessages } from '@captain/platform-react/messages'
import { isTenantSlug, TENANTS } from '@captain/tenants'
import { setColorScheme, FeedbackProvider, loadUiMessages, UiProvider, useBrand } from '@captain/ui'
import { setupI18n, type I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Decorator, Loader } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { colorOfSite } from './sites.ts'

const loadCaptainMessages = async (locale: Locale) => {
  const catalog = locale === 'ja' ? await import('../apps/captain/src/locales/ja.po') : await import('../apps/captain/src/locales/en.po')
  return catalog.messages
}

/** The catalogs of the libraries with stories, without those of tenants. */
const catalogs = [
  loadUiMessages,
  loadContentMessages,
  loadCaptainMessages,
  loadAdminMessages,
  loadAiMessages,
  loadUserMessages,
  loadIntegrationMessages,
  loadArticleMessages,
  loadPaletteMessages,
  loadHomeMessages,
  loadTodayMessages,
]

const i18nByLocale = new Map<Locale, Promise<I18n>>()

const loadTenantCatalogs = async (locale: Locale) => {
  const tenants = await Promise.all(Object.keys(TENANTS).filter(isTenantSlug).map(loadTenantDoor))
  return Promise.all(tenants.flatMap(({ loadCatalog }) => (loadCatalog === undefined ? [] : [loadCatalog(locale)])))
}

const loadI18n = async (locale: Locale): Promise<I18n> => {
  const loaded = [...(await Promise.all(catalogs.map((load) => load(locale)))), ...(await loadTenantCatalogs(locale))]
  return setupI18n({ locale, messages: { [locale]: Object.assign({}, ...loaded) } })
}

const i18nOf = (locale: Locale): Promise<I18n> => {
  const i18n = i18nByLocale.get(locale) ?? loadI18n(locale)
  i18nByLocale.set(locale, i18n)
  return i18n
}

/** Prefix of the product's keys in browser storage; Storybook stores its own keys there too. */
const OURS = 'captain'

const clearEarlierStories = (): void => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(OURS)) storage.removeItem(key)
}

/** Applies the toolbar's language, colour scheme and site before a story renders, and clears state of earlier stories. */
export const prepareAppFrame: Loader = async ({ globals }) => {
  const locale: Locale = globals['locale'] === 'en' ? 'en' : 'ja'
  clearEarlierStories()
  setColorScheme(globals['scheme'] === 'dark' ? 'dark' : 'light')
  document.documentElement.lang = locale
  const [i18n, color] = await Promise.all([i18nOf(locale), colorOfSite(globals['site'])])
  return { i18n, color }
}

const Painted = ({ color, children }: { readonly color: string; readonly children: ReactNode }) => {
  useBrand(color)
  return children
}

/** Wraps every story in the product's providers; screens provide those of dialogs and toasts themselves (`ownFeedback`). */
export const withAppFrame: Decorator = (Story, { loaded, parameters }) => {
  const color = loaded['color'] as string | null
  const story =
    parameters['ownFeedback'] === true ? (
      <Story />
    ) : (
      <FeedbackProvider>
        <Story />
      </FeedbackProvider>
    )
  return (
    <I18nProvider i18n={loaded['i18n'] as I18n}>
      <UiProvider>{color === null ? story : <Painted color={color}>{story}</Painted>}</UiProvider>
    </I18nProvider>
  )
}

const MAX_FADE_MS = 400

const isMoving = () =>
  document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)

/** Waits until animations end, so that contrast is judged on the final colours. */
export const waitUntilIdle = async (): Promise<void> => {
  const until = performance.now() + MAX_FADE_MS
  while (isMoving() && performance.now() < until) await new Promise(requestAnimationFrame)
}
