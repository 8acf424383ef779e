import { legalText, type Part } from './legal-parts.ts'

const CLOSING: Part = {
  ja: [
    'サイトの停止と終了',
    'サイトの利用を終えるときは、ご希望の月の前月末までにお知らせください。終了した日から30日間は、公開していた内容をファイルで受け取ることができます。その後、すべてのデータを削除します。',
  ],
  en: [
    'Suspending and closing a site',
    'To close a site, tell us by the end of the month before. For 30 days after the last day you can receive what it published as files; then we delete all of its data.',
  ],
}

const FIRST: readonly Part[] = [
  {
    ja: [
      '適用',
      '（見本）この文章は、にゃんこ港のデモ用に書いたものです。実際のサービスに合わせて書き換えてください。この規約は、当サイトをご覧になる方と、管理画面をお使いになるすべての方に適用します。',
    ],
    en: [
      'Application',
      '(Sample) This text was written for the demonstration of Nyanko Harbor; rewrite it for your service. These terms apply to everybody who visits this site or uses its back office.',
    ],
  },
  {
    ja: [
      '登録とログイン',
      '管理画面は、招待を受けた方だけがお使いになれます。登録の際は正確な情報を入力し、内容が変わったときは速やかに変更してください。パスキーとパスワードは、ご自身で管理してください。',
    ],
    en: [
      'Registration and sign-in',
      'The back office is for invited people only. Register with correct details and change them soon when they change. Passkeys and passwords are yours to keep safe.',
    ],
  },
  {
    ja: [
      '掲載する内容',
      'サイトに掲載する文章と画像の権利は、掲載した方に残ります。当港は、サイトを表示し、保存するために必要な範囲でだけ、それを利用します。掲載する内容についての責任は、それぞれのサイトの運営者が負います。',
    ],
    en: [
      'What you publish',
      'Texts and pictures stay yours. We use them only as far as showing and keeping your site needs. Whoever runs a site is responsible for what it says.',
    ],
  },
  {
    ja: [
      '禁止事項',
      '次の行為を禁止します。',
      {
        items: [
          '法令や公序良俗に反する行為',
          '他の方の権利や名誉を傷つける行為',
          '他のサイトの情報に、許可なく近づく行為',
          'サーバーに過大な負荷をかける行為',
          'アカウントを他の方に使わせる行為',
        ],
      },
    ],
    en: [
      'What is not allowed',
      'You must not:',
      {
        items: [
          'break the law or offend public order',
          'harm the rights or the good name of others',
          'reach for data of other sites without permission',
          'put an excessive load on our servers',
          'let others use your account',
        ],
      },
    ],
  },
  {
    ja: [
      'サービスの停止',
      '設備の保守、障害、災害などやむを得ない場合に、サービスの全部または一部を停止することがあります。保守のための停止は、あらかじめお知らせします。',
    ],
    en: [
      'Interruption',
      'Maintenance, faults, disasters and the like may interrupt all or part of the service. Maintenance is announced beforehand.',
    ],
  },
  {
    ja: [
      '免責',
      '当港の故意または重大な過失による場合を除き、サービスの利用によって生じた間接的な損害について、当港は責任を負いません。消費者契約法など、法令に定めがある場合はそれに従います。',
    ],
    en: [
      'Liability',
      'We are not liable for indirect damage unless we caused it wilfully or by gross negligence. Where the law provides otherwise, the law holds.',
    ],
  },
  {
    ja: [
      '規約の変更',
      '規約を変更するときは、施行日と変更の内容を、施行日の30日前までに記事でお知らせします。施行日より後にサービスをお使いになった場合は、変更に同意したものとみなします。',
    ],
    en: [
      'Changes of the terms',
      'We announce changes and their effective date in an article at least 30 days before. Using the service after that day means that you agree.',
    ],
  },
  {
    ja: ['準拠法と裁判所', 'この規約は日本法に従って解釈し、紛争が生じたときは東京地方裁判所を第一審の専属的合意管轄裁判所とします。'],
    en: [
      'Law and court',
      'These terms are governed by the laws of Japan. The Tokyo District Court has exclusive jurisdiction in the first instance.',
    ],
  },
]

/** The portal's terms: the first version, and the version since sites can be closed. */
export const TERMS_TEXTS = {
  first: legalText(FIRST),
  now: legalText([...FIRST.slice(0, 5), CLOSING, ...FIRST.slice(5)]),
}
