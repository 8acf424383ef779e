import { pluralOf, type ErasedMessages, type Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { messagesOf } from '../../apps/server/src/tenants.ts'
import type { TenantPlace } from './places.ts'

const SITE: Readonly<Record<Locale, string>> = { ja: 'にゃんこ港', en: 'Nyanko Harbor' }

const WORDS: Readonly<Record<Locale, { readonly [Screen in 'new' | 'edit' | 'preview' | 'details']: (name: string) => string }>> = {
  ja: {
    new: (name) => `${name}の新規作成`,
    edit: (name) => `${name}の編集`,
    preview: (name) => `${name}のプレビュー`,
    details: (name) => `${name}の詳細`,
  },
  en: {
    new: (name) => `New: ${name}`,
    edit: (name) => `Edit: ${name}`,
    preview: (name) => `Preview: ${name}`,
    details: (name) => `${name} details`,
  },
}

const titleOfScreen = ({ type, screen }: TenantPlace, messages: ErasedMessages, locale: Locale): string => {
  const words = messages[type.name]
  if (words === undefined) throw new Error(`${type.name} has no words`)
  switch (screen) {
    case 'list':
      return pluralOf(words)
    case 'settings':
      return words.name
    case 'new':
      return WORDS[locale].new(words.name)
    case 'edit':
    case 'edit-all':
      return WORDS[locale].edit(words.name)
    case 'preview-by-id':
    case 'preview-by-slug':
      return WORDS[locale][type.screens.includes('edit') ? 'preview' : 'details'](words.name)
  }
}

/** Window title of all back office pages. */
export const anyTitle: Readonly<Record<Locale, RegExp>> = { ja: /^[^|]+ \| にゃんこ港$/, en: /^[^|]+ \| Nyanko Harbor$/ }

/** Window title while a page is refused. */
export const refusedTitle: Readonly<Record<Locale, string>> = {
  ja: `表示する権限がありません | ${SITE.ja}`,
  en: `You don’t have access | ${SITE.en}`,
}

/** Window title while a page waits for the user to sign in. */
export const signInTitle: Readonly<Record<Locale, string>> = {
  ja: `ログインしてください | ${SITE.ja}`,
  en: `Sign in to continue | ${SITE.en}`,
}

/** Returns the window title of a tenant's page of today. */
export const titleOfToday = ({ names }: Tenant, locale: Locale): string =>
  `${locale === 'ja' ? `${names.ja}の今日` : `Today at ${names.en}`} | ${SITE[locale]}`

/** Returns the window title of a tenant's screen, from its labels and those of the specification. */
export const expectedTitle = async (place: TenantPlace, locale: Locale): Promise<string> =>
  `${titleOfScreen(place, await messagesOf(place.tenant.slug, locale), locale)} | ${SITE[locale]}`
