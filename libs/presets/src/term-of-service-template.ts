import type { LegalPart } from './legal-template.ts'

/** Usual headings of terms of service (content model, P.termOfService); texts are samples. */
export const TERM_OF_SERVICE_PARTS: readonly LegalPart[] = [
  {
    ja: ['適用', '見本：この規約は、当サイトのサービスを利用するすべての方に適用します。'],
    en: ['Application', 'Sample: These terms apply to everybody who uses the services of this site.'],
  },
  {
    ja: ['登録', '見本：登録の際は、正確な情報を入力してください。内容が変わったときは、速やかに変更してください。'],
    en: ['Registration', 'Sample: Register with correct details, and change them soon when they change.'],
  },
  {
    ja: ['禁止事項', '見本：法令に反する行為、他の利用者や当社に迷惑をかける行為、転売を目的とする行為を禁止します。'],
    en: ['What is not allowed', 'Sample: Do not break the law, harm others or us, or buy in order to resell.'],
  },
  {
    ja: ['サービスの停止', '見本：設備の保守や災害などやむを得ない場合に、サービスを停止することがあります。'],
    en: ['Interruption', 'Sample: Maintenance, disasters and the like may interrupt the service.'],
  },
  {
    ja: ['免責', '見本：当社の故意または重大な過失による場合を除き、間接的な損害の責任を負いません。'],
    en: ['Liability', 'Sample: We are not liable for indirect damage unless we caused it wilfully or by gross negligence.'],
  },
  {
    ja: ['規約の変更', '見本：規約を変更するときは、施行日と内容を、施行の前にこのページでお知らせします。'],
    en: ['Changes of the terms', 'Sample: We announce changes and their effective date on this page beforehand.'],
  },
  {
    ja: ['準拠法', '見本：この規約は、日本法に従って解釈します。'],
    en: ['Governing law', 'Sample: These terms are governed by the laws of Japan.'],
  },
]
