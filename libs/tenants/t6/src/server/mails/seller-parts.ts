import type { Locale } from '@captain/locale'
import type { MailPart } from '@captain/mail'
import type { Tokusho } from '../shop-records.ts'
import { mailWords } from './mail-words.ts'
import { rowsOf, saidIn } from './said-in.ts'
import { writeAddress } from './write-address.ts'

const addressIn = (locale: Locale, { address }: Tokusho): string =>
  writeAddress(locale, {
    postalCode: address.postalCode,
    prefecture: address.prefecture,
    city: saidIn(locale, address.city),
    street: saidIn(locale, address.street),
    building: saidIn(locale, address.building),
  })

/** Who sells, and how to give back what was bought, as the notice in force says it; what is given on request is said to be. */
export const sellerParts = (tokusho: Tokusho | null, locale: Locale): readonly MailPart[] => {
  if (tokusho === null) return []
  const words = mailWords[locale].seller
  const isShown = tokusho.disclosure === 'public'
  return [
    { kind: 'heading', text: words.heading },
    {
      kind: 'facts',
      rows: rowsOf([
        [words.name, saidIn(locale, tokusho.sellerName)],
        [words.responsible, saidIn(locale, tokusho.responsibleName)],
        [words.address, isShown ? addressIn(locale, tokusho) : words.onRequest],
        [words.phone, isShown ? tokusho.phone : words.onRequest],
        [words.email, tokusho.email],
        [words.site, tokusho.siteUrl],
        [words.invoice, tokusho.invoiceNumber],
        [words.returns, saidIn(locale, tokusho.returnPolicy)],
        [words.defects, saidIn(locale, tokusho.defectPolicy)],
        [words.cancellation, saidIn(locale, tokusho.cancelPolicy)],
      ]),
    },
  ]
}
