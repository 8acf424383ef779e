import type { Locale } from '@captain/locale'
import { prefectureNames, type Prefecture } from '@captain/presets'

type Address = {
  readonly postalCode: string | null
  readonly prefecture: Prefecture | null
  readonly city: string | null
  readonly street: string | null
  readonly building: string | null
}

/** Formats an address in the order of the language. */
export const writeAddress = (locale: Locale, { postalCode, prefecture, city, street, building }: Address): string => {
  const region = prefecture === null ? '' : prefectureNames[locale][prefecture]
  if (locale === 'ja') return [`〒${postalCode ?? ''}`, `${region}${city ?? ''}${street ?? ''}`, building ?? ''].filter(Boolean).join('\n')
  return [building, [street, city].filter(Boolean).join(', '), `${region} ${postalCode ?? ''}`, 'Japan'].filter(Boolean).join('\n')
}
