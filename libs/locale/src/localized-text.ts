import type { Locale } from './locale.ts'

/** Returns a text in a language; in Japanese if it is not translated. */
export const localizedText = <Ja, En>({ ja, en }: { readonly ja: Ja; readonly en: En }, locale: Locale): Ja | NonNullable<En> =>
  locale === 'en' ? (en ?? ja) : ja
