import { localizedText, type Locale } from '@captain/locale'
import { prefectureNames, type Prefecture } from '@captain/presets'

type Address = {
  readonly postalCode: string | null
  readonly prefecture: Prefecture | null
  readonly city: string | null
  readonly street: string | null
  readonly building: string | null
}

const joinKnown = (parts: readonly (string | null)[], separator: string): string => parts.filter(Boolean).join(separator)

/** Returns the lines of an address, in the order of the language. */
export const addressLines = (locale: Locale, { postalCode, prefecture, city, street, building }: Address): readonly string[] => {
  const region = prefecture === null ? null : prefectureNames[locale][prefecture]
  const lines =
    locale === 'ja'
      ? [postalCode === null ? '' : `〒${postalCode}`, joinKnown([region, city, street], ''), building ?? '']
      : [building ?? '', joinKnown([street, city], ', '), joinKnown([region, postalCode], ' '), 'Japan']
  return lines.filter((line) => line !== '')
}

type Localized = { readonly ja: string | null; readonly en: string | null }

type SellerAddress = Pick<Address, 'postalCode' | 'prefecture'> & {
  readonly city: Localized
  readonly street: Localized
  readonly building: Localized
}

/** Does the same for the seller’s address, which is written in both languages. */
export const sellerAddressLines = (locale: Locale, { city, street, building, ...region }: SellerAddress): readonly string[] =>
  addressLines(locale, {
    ...region,
    city: localizedText(city, locale),
    street: localizedText(street, locale),
    building: localizedText(building, locale),
  })
