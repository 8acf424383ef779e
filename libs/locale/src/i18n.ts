import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { compileOnce } from './compile-once.ts'
import { LOCALES, type Locale } from './locale.ts'

/** Messages as typed modules keep them: ICU texts in nested objects. */
export type NestedMessages = { readonly [name: string]: string | NestedMessages }

/** A Lingui instance for one request or one page, which takes compiled catalogs and ICU texts alike. */
export const createI18n = (locale: Locale): I18n =>
  // The empty catalogs are ours to fill; without them Lingui would write into the first module that is loaded.
  setupI18n({ locale, messages: Object.fromEntries(LOCALES.map((each) => [each, {}])) }).setMessagesCompiler(compileOnce)

/** Loads the messages of one library in one language; each language is a separate chunk. */
export type LoadCatalog = (locale: Locale) => Promise<Messages>

/** Loads a catalog into an instance for one language, for a part of a page that is not in the language of the interface. */
export const loadI18n = async (locale: Locale, load: LoadCatalog): Promise<I18n> => {
  const i18n = createI18n(locale)
  i18n.load(locale, await load(locale))
  return i18n
}

const flatten = (id: string, messages: NestedMessages): readonly (readonly [string, string])[] =>
  Object.entries(messages).flatMap(([name, value]) => {
    const inner = id === '' ? name : `${id}.${name}`
    return typeof value === 'string' ? [[inner, value] as const] : flatten(inner, value)
  })

/** Loads a typed module under a prefix: `{ food: { name: '料理' } }` under `t7` becomes the id `t7.food.name`. */
export const loadMessages = (i18n: I18n, locale: Locale, prefix: string, messages: NestedMessages): void =>
  i18n.load(locale, Object.fromEntries(flatten(prefix, messages)))
