import type { LegalPart } from './legal-template.ts'

/** Usual headings of a privacy policy (content model, P.privacyPolicy); texts are samples. */
export const PRIVACY_POLICY_PARTS: readonly LegalPart[] = [
  {
    ja: ['取得する情報', '見本：当社は、お客様がフォームに入力した氏名、連絡先、お問い合わせの内容を取得します。'],
    en: ['Information we collect', 'Sample: We collect the name, contact details and messages that you enter in our forms.'],
  },
  {
    ja: ['利用目的', '見本：取得した情報は、ご依頼への対応、商品・サービスの提供、重要なお知らせの連絡に利用します。'],
    en: ['How we use it', 'Sample: We use it to answer you, to provide our goods and services, and to send important notices.'],
  },
  {
    ja: ['第三者への提供', '見本：法令にもとづく場合を除き、ご本人の同意なく第三者に提供しません。'],
    en: ['Sharing with third parties', 'Sample: Except where the law requires it, we share nothing without your consent.'],
  },
  {
    ja: ['取扱いの委託', '見本：利用目的の達成に必要な範囲で、委託先を監督したうえで取扱いを委託することがあります。'],
    en: ['Contractors', 'Sample: Within these purposes we may entrust the handling to contractors whom we supervise.'],
  },
  {
    ja: ['安全管理', '見本：漏えいや滅失を防ぐため、アクセスの制限、記録、従業者の教育を行います。'],
    en: ['Security', 'Sample: We limit and record access, and train our staff, to prevent leaks and loss.'],
  },
  {
    ja: ['開示・訂正・利用停止の請求', '見本：ご本人からの請求は、下記の窓口で受け付け、法令に従って対応します。'],
    en: ['Access, correction, deletion', 'Sample: Send your request to the contact below; we answer it as the law provides.'],
  },
  {
    ja: ['Cookieと外部への送信', '見本：当サイトは、表示の設定を保存するためにCookieを利用します。外部への送信先は一覧で公表します。'],
    en: ['Cookies and external transmission', 'Sample: Cookies keep your display settings. Where data is sent to others, a list says so.'],
  },
  {
    ja: ['改定', '見本：内容を改定するときは、施行日の前にこのページでお知らせします。'],
    en: ['Changes', 'Sample: We announce changes on this page before the day they take effect.'],
  },
]
