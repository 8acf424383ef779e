import type { MemberRole } from '@captain/auth-core'
import { boolean, defineContentType, defineTenant, image, int, longText, price, text, type AnyContentType } from '@captain/content-core'
import { createHttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { FeedbackProvider } from '@captain/ui'
import { createMemoryHistory, createRootRoute, createRouter, useLocation } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { ContentProvider } from '../../content-context.tsx'
import { ListScreen } from '../list-screen.tsx'
import type { listApi } from './list-api.ts'

const drink = defineContentType({
  name: 'drink',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit', 'preview-by-id'],
  group: 'menu',
  icon: 'cup',
  title: 'name',
  columns: ['photo', 'name', 'milliliters', 'price', 'updatedAt', 'isHot', 'isPublished'],
  defaultSort: ['sortOrder'],
  sections: { basic: ['name', 'photo', 'note', 'milliliters', 'price', 'isHot', 'isPublished'] },
  fields: {
    name: text({ maxBytes: 90, required: true, localized: true }),
    photo: image({ required: 'publish' }),
    note: longText({ maxBytes: 300, required: 'publish', localized: true }),
    milliliters: int({ max: 2000 }),
    price: price({}),
    isHot: boolean({}),
  },
})

/** The same type with a personal field. */
const personal: AnyContentType = {
  ...drink,
  access: { ...drink.access, export: 'owner' },
  fields: { ...drink.fields, milliliters: { ...drink.fields.milliliters, personal: true } },
}

/** The tenant whose drinks are listed. */
export const drinksTenant = defineTenant({
  number: 7,
  slug: 'cafe',
  names: { ja: 'カフェ', en: 'Cafe' },
  abbreviation: 'CAF',
  color: '#7A4A2B',
  contentTypes: [drink],
})

const LABELS = {
  ja: { name: '名前', photo: '写真', note: '説明', milliliters: '量', price: '価格', isHot: 'ホット' },
  en: { name: 'Name', photo: 'Photo', note: 'Description', milliliters: 'Volume', price: 'Price', isHot: 'Hot' },
} as const satisfies Record<Locale, Readonly<Record<string, string>>>

const messagesIn = (locale: Locale) => ({
  drink: {
    name: locale === 'ja' ? 'ドリンク' : 'Drinks',
    sections: { basic: locale === 'ja' ? '基本' : 'Basics' },
    fields: Object.fromEntries(Object.entries(LABELS[locale]).map(([name, label]) => [name, { label }])),
  },
})

/** The area that the shell leaves to a screen. */
const FRAME = { '--captain-topbar': '0px', padding: '20px 16px 64px' } as CSSProperties

export type DrinksOptions = {
  readonly api: Pick<ReturnType<typeof listApi>, 'fetch'>
  readonly role?: MemberRole
  readonly locale?: Locale
  /** Search part of the URL: `?trash=true`. */
  readonly search?: string
  /** Whether records have personal data, so that only owners export them. */
  readonly isPersonal?: boolean
}

/** The listed type, with or without personal data. */
export const drinksType = (isPersonal: boolean): AnyContentType => (isPersonal ? personal : drink)

/** A router with the list of the API's drinks, and a placeholder for their form. */
export const drinksRouter = ({ api, role = 'editor', locale = 'ja', search = '', isPersonal = false }: DrinksOptions) => {
  const http = createHttpClient({ fetch: api.fetch, baseUrl: window.location.origin })
  const type = drinksType(isPersonal)
  const Screen = () => (
    <FeedbackProvider>
      <ContentProvider tenant={drinksTenant} contentType={type} role={role} locale={locale} http={http} messages={messagesIn(locale)}>
        <main style={FRAME}>{useLocation().pathname.endsWith('/edit') ? <h1>別の画面</h1> : <ListScreen />}</main>
      </ContentProvider>
    </FeedbackProvider>
  )
  // Static data of routes belongs to the app that hosts the screens.
  const rootOptions = { component: Screen, notFoundComponent: Screen } as never
  return createRouter({ routeTree: createRootRoute(rootOptions), history: createMemoryHistory({ initialEntries: [`/${search}`] }) })
}
