import { setupI18n, type I18n } from '@lingui/core'
import { compileOnce } from './compile-once.ts'
import { LOCALES, type Locale } from './locale.ts'

/** Messages as typed modules keep them: ICU texts in nested objects. */
export type NestedMessages = { readonly [name: string]: string | NestedMessages }

/** A Lingui instance for one request or one page, which takes compiled catalogs and ICU texts alike. */
export const createI18n = (locale: Locale): I18n =>
  // The empty catalogs are ours to fill; without them Lingui would write into the first module that is loaded.
  setupI18n({ locale, messages: Object.fromEntries(LOCALES.map((each) => [each, {}])) }).setMessagesCompiler(compileOnce)

const flatten = (id: string, messages: NestedMessages): readonly (readonly [string, string])[] =>
  Object.entries(messages).flatMap(([name, value]) => {
    const inner = id === '' ? name : `${id}.${name}`
    return typeof value === 'string' ? [[inner, value] as const] : flatten(inner, value)
  })

/** Loads a typed module under a prefix: `{ food: { name: '料理' } }` under `t7` becomes the id `t7.food.name`. */
export const loadMessages = (i18n: I18n, locale: Locale, prefix: string, messages: NestedMessages): void =>
  i18n.load(locale, Object.fromEntries(flatten(prefix, messages)))
