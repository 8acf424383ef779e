import { localizedText, type Locale } from '@captain/locale'
import type { MailPart } from '@captain/mail'
import type { Tokusho } from '../shop-records.ts'
import { i18nIn } from '../translator.ts'
import { sellerAddressLines } from '../../address-lines.ts'
import { rowsOf } from './fact-rows.ts'

/** Seller and return policy by the notice in force; marks data that is disclosed on request. */
export const sellerParts = (tokusho: Tokusho | null, locale: Locale): readonly MailPart[] => {
  if (tokusho === null) return []
  const i18n = i18nIn(locale)
  const isShown = tokusho.disclosure === 'public'
  return [
    { kind: 'heading', text: i18n._('特定商取引法に基づく表記') },
    {
      kind: 'facts',
      rows: rowsOf([
        [i18n._('販売業者'), localizedText(tokusho.sellerName, locale)],
        [i18n._('運営統括責任者'), localizedText(tokusho.responsibleName, locale)],
        [
          i18n._('所在地'),
          isShown ? sellerAddressLines(locale, tokusho.address).join('\n') : i18n._('ご請求があれば、遅滞なく開示します。'),
        ],
        [i18n._('電話番号'), isShown ? tokusho.phone : i18n._('ご請求があれば、遅滞なく開示します。')],
        [i18n._('メールアドレス'), tokusho.email],
        [i18n._('販売URL'), tokusho.siteUrl],
        [i18n._('登録番号'), tokusho.invoiceNumber],
        [i18n._('返品・交換'), localizedText(tokusho.returnPolicy, locale)],
        [i18n._('不良品'), localizedText(tokusho.defectPolicy, locale)],
        [i18n._('申込みの撤回・解除'), localizedText(tokusho.cancelPolicy, locale)],
      ]),
    },
  ]
}
