import type { CreateInput, SeederOf } from '@captain/content-core'
import { bullets, heading, seedDocument } from '@captain/presets'
import type { privacyPolicy } from '../content-types/privacy-policy.ts'
import type { termOfService } from '../content-types/term-of-service.ts'
import type { tokusho } from '../content-types/tokusho.ts'
import type { tenant } from '../tenant.ts'

const SELLER = { ja: '箱庭日用品店株式会社（見本）', en: 'Hakoniwa Dry Goods Inc. (sample)' }

const text = (ja: string, en: string | null = null) => ({ ja, en })

const policy = {
  title: text('プライバシーポリシー', 'Privacy Policy'),
  operatorName: SELLER,
  body: {
    ja: seedDocument(
      '見本：この文書は、動作を確かめるための見本です。',
      heading('取得する情報'),
      'ご注文とお問い合わせのときに、氏名、住所、電話番号、メールアドレスをお預かりします。',
      heading('利用目的'),
      bullets('商品の発送とご連絡', 'お支払いの確認', 'お問い合わせへの回答'),
      heading('決済代行会社への提供'),
      'カード決済に必要な情報を、決済代行会社に送信します。カード番号は当店に保存されません。',
      heading('配送会社への提供'),
      'お届け先の氏名、住所、電話番号を、配送会社に提供します。',
      heading('開示・訂正・利用停止の請求'),
      '下記の窓口で受け付けます。ご本人であることを確認したうえで、遅滞なく対応します。',
    ),
    en: seedDocument(
      'Sample: this document only shows how the shop works.',
      heading('Information we collect'),
      'Name, address, telephone number and e-mail address, when you order or write to us.',
      heading('How we use it'),
      bullets('To ship and to notify you', 'To check payments', 'To answer your questions'),
      heading('Payment processors'),
      'What a card payment needs goes to the payment processor. Card numbers are never stored with us.',
      heading('Carriers'),
      'The carrier gets the name, address and telephone number that the parcel goes to.',
      heading('Access, correction, deletion'),
      'Write to the contact below. Once we know it is you, we answer without delay.',
    ),
  },
  usesCookies: true,
  externalServices: [
    {
      serviceName: text('みほん解析', 'Mihon Analytics'),
      purpose: text('ページの閲覧状況を調べるため', 'To learn how pages are read'),
      policyUrl: 'https://analytics.example/policy',
    },
  ],
  contactDepartment: text('お客様窓口', 'Customer desk'),
  contactEmail: 'privacy@shop.example',
  contactPhone: '03-0000-0601',
  requiresReconsent: false,
} satisfies Partial<CreateInput<typeof privacyPolicy>>

const terms = {
  title: text('利用規約', 'Terms of Service'),
  operatorName: SELLER,
  scope: text('箱庭日用品店のオンラインショップ', 'The online shop of Hakoniwa Dry Goods'),
  body: {
    ja: seedDocument(
      '見本：この文書は、動作を確かめるための見本です。',
      heading('契約の成立'),
      '「注文を確定する」を押し、当店が注文番号をお知らせした時点で、売買契約が成立します。',
      heading('禁止事項'),
      bullets('転売を目的とするご注文', '事実と異なるお届け先の登録', '当店の運営を妨げる行為'),
      heading('免責'),
      '天災や配送会社の事情で遅れた場合は、わかりしだいご連絡します。',
    ),
    en: seedDocument(
      'Sample: this document only shows how the shop works.',
      heading('When the contract is made'),
      'You confirm the order; the contract is made when we answer with an order number.',
      heading('What is not allowed'),
      bullets('Buying in order to resell', 'False delivery addresses', 'Disturbing the shop'),
      heading('Liability'),
      'If disasters or carriers cause delays, we tell you as soon as we know.',
    ),
  },
  governingLaw: text('日本法', 'Laws of Japan'),
  jurisdiction: text('見本地方裁判所', 'Mihon District Court'),
  noticeDays: 14,
  minorPolicy: 'consent',
  requiresReconsent: false,
} satisfies Partial<CreateInput<typeof termOfService>>

const notice = {
  sellerName: SELLER,
  shopName: text('箱庭日用品店', 'Hakoniwa Dry Goods'),
  sellerType: 'corporation',
  responsibleName: text('店主（見本）', 'The owner (sample)'),
  corporateNumber: '0000012345678',
  invoiceNumber: 'T0000012345678',
  disclosure: 'public',
  address: {
    postalCode: '000-0061',
    prefecture: 'JP-13',
    city: text('見本区港町', 'Minatocho, Mihon-ku'),
    street: text('6-1-1', '6-1-1'),
    building: text('箱庭ビル2階', 'Hakoniwa Building 2F'),
    mapUrl: null,
  },
  phone: '03-0000-0600',
  phoneHours: text('平日10時から17時', 'Weekdays from 10 to 17'),
  email: 'info@shop.example',
  siteUrl: 'https://shop.example/',
  priceStatement: text('各商品のページに、消費税を含む価格を表示します。', 'Each product page shows the price with consumption tax.'),
  shippingFee: text(
    '宅配便770円〜1,980円、メール便250円（地域によります）。クール便は330円を加算します。商品の合計が8,800円以上の場合は無料です。',
    'Parcels 770 to 1,980 yen by region, mail 250 yen; 330 yen more for chilled goods. Free from 8,800 yen on.',
  ),
  otherFees: text(
    '銀行振込の手数料は、お客様のご負担です。ギフト包装は商品ごとに表示します。',
    'Transfer fees are yours. Wrapping fees stand beside each product.',
  ),
  paymentMethods: ['bank'],
  paymentTiming: text('銀行振込：ご注文から7日以内にお振り込みください。', 'Bank transfer: within seven days of your order.'),
  deliveryTiming: text(
    '銀行振込：ご入金の確認から3営業日以内に発送します。',
    'Bank transfer: ships within three business days of your payment.',
  ),
  returnPolicy: text(
    '到着から8日以内にご連絡ください。未使用の商品に限り、返送料お客様負担でお受けします。食品の返品はお受けできません。',
    'Tell us within eight days of delivery. Unused goods only, at your postage. Food cannot be returned.',
  ),
  defectPolicy: text(
    '不良品と品違いは、送料当店負担で交換または返金します。',
    'Faulty or wrong goods are replaced or refunded at our postage.',
  ),
  cancelPolicy: text('発送の前であれば、メールまたは電話でお取り消しいただけます。', 'Before we ship you may cancel by mail or telephone.'),
  applicationPeriod: text(
    '販売期間を定めた商品は、商品ページに表示した日時までお申し込みいただけます。',
    'Goods on sale for a time can be ordered until the time on their page.',
  ),
  quantityLimit: text('1回のご注文の上限は、商品ごとに表示します。', 'Each page says how many you may order at once.'),
  licences: [{ kind: 'food', number: '見本第0006号', issuer: text('見本区保健所', 'Mihon-ku public health centre') }],
  adMailConsent: text('ご希望の方にだけ、新着のお知らせをお送りします。', 'News is sent only to those who ask for it.'),
} satisfies Partial<CreateInput<typeof tokusho>>

/** What differs between the versions of a document. */
type Version = Pick<
  CreateInput<typeof tokusho>,
  'version' | 'enactedOn' | 'effectiveDate' | 'changeSummary' | 'internalNote' | 'reviewedConfirm'
>

type CreateVersion = (version: Version, options?: { readonly state: 'published' }) => Promise<string>

const createVersions = async (seeder: SeederOf<typeof tenant>, create: CreateVersion): Promise<void> => {
  const base = { enactedOn: seeder.day(-430), reviewedConfirm: true }
  await create({ ...base, version: '1.0', effectiveDate: seeder.day(-430) }, { state: 'published' })
  await create(
    {
      ...base,
      version: '1.1',
      effectiveDate: seeder.day(-60),
      changeSummary: text(
        'メール便の開始に合わせて、送料と配送会社の記載を改めました。',
        'Fees and carriers were brought up to date as mail began.',
      ),
    },
    { state: 'published' },
  )
  await create({
    ...base,
    reviewedConfirm: false,
    version: '1.2',
    effectiveDate: seeder.day(45),
    changeSummary: text('カード決済の開始に合わせて改定する予定です（下書き）。'),
    internalNote: '公開の前に、税理士と弁護士の確認を受けること。',
  })
}

/** Of each document a past version, the one in force and a draft. */
export const seedLegal = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  await createVersions(seeder, (version, options) => seeder.create('privacy-policy', { ...policy, ...version }, options))
  await createVersions(seeder, (version, options) => seeder.create('term-of-service', { ...terms, ...version }, options))
  await createVersions(seeder, (version, options) => seeder.create('tokusho', { ...notice, ...version }, options))
}
