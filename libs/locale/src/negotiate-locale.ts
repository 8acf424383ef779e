import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts'

type Preference = { readonly language: string; readonly quality: number }

const preferenceOf = (entry: string): Preference => {
  const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return { language: range.split('-', 1)[0] ?? '', quality: quality === undefined ? 1 : Number(quality) || 0 }
}

/** Returns the supported language that an `Accept-Language` header prefers; Japanese if it names neither. */
export const negotiateLocale = (header: string | null | undefined): Locale => {
  const wanted = (header ?? '')
    .split(',')
    .map(preferenceOf)
    .filter(({ language, quality }) => isLocale(language) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
  const best = wanted[0]?.language
  return isLocale(best) ? best : DEFAULT_LOCALE
}
