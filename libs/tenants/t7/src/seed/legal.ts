import type { CreateInput, SeederOf } from '@captain/content-core'
import { seedLegal } from '@captain/presets'
import { privacyPolicy } from '../content-types/privacy-policy.ts'
import { termOfService } from '../content-types/term-of-service.ts'
import { tokusho } from '../content-types/tokusho.ts'
import type { tenant } from '../tenant.ts'

const OPERATOR = { ja: '株式会社ころり（見本）', en: 'Korori Inc. (sample)' }

const POLICY = {
  operatorName: OPERATOR,
  usesCookies: true,
  externalServices: [
    {
      serviceName: { ja: '地図表示サービス（見本）', en: 'Map service (sample)' },
      purpose: { ja: '店舗の地図を表示するため', en: 'To show where the café is' },
      policyUrl: 'https://maps.example/privacy',
    },
  ],
  contactDepartment: { ja: 'お客さま窓口', en: 'Guest desk' },
  contactEmail: 'privacy@cafe.example',
  contactPhone: '03-0000-0707',
}

const TERMS = {
  operatorName: OPERATOR,
  scope: { ja: '当サイト、店内のご利用およびイベントの申込み', en: 'This site, visits to the café and applications for events' },
  governingLaw: { ja: '日本法', en: 'Laws of Japan' },
  jurisdiction: { ja: '東京地方裁判所', en: 'Tokyo District Court' },
  noticeDays: 14,
  minorPolicy: 'consent',
} satisfies Partial<CreateInput<typeof termOfService>>

const both = (ja: string, en: string) => ({ ja, en })

const NOTICE = {
  sellerName: OPERATOR,
  shopName: { ja: 'ダイスと珈琲 ころり', en: 'Korori Dice & Coffee' },
  sellerType: 'corporation',
  responsibleName: both('見本 太郎', 'Taro Mihon'),
  corporateNumber: '0000012345678',
  invoiceNumber: 'T0000012345678',
  disclosure: 'public',
  address: {
    postalCode: '000-0007',
    prefecture: 'JP-13',
    city: both('水鏡市', 'Mikagami'),
    street: both('坂上1-2-3', '1-2-3 Sakaue'),
    building: both('星見ビル2階', 'Hoshimi Building 2F'),
  },
  phone: '03-0000-0707',
  phoneHours: both('営業時間中', 'During opening hours'),
  email: 'hello@cafe.example',
  siteUrl: 'https://cafe.example/',
  priceStatement: both('各ページに税込価格で表示します。', 'Shown with tax on each page.'),
  shippingFee: both(
    '回数券・ギフト券の郵送は全国一律250円です。店頭でのお受け取りは無料です。',
    'Tickets and vouchers by post: 250 yen. Free at the café.',
  ),
  otherFees: both('銀行振込の手数料はお客さまのご負担です。', 'Bank transfer fees are borne by the customer.'),
  paymentMethods: ['onSite', 'bank'],
  paymentTiming: both('店頭払い：ご利用時\n銀行振込：お申し込みから7日以内', 'On site: at your visit\nBank transfer: within 7 days'),
  deliveryTiming: both('ご入金の確認後、3営業日以内に発送します。', 'Sent within 3 business days of payment.'),
  returnPolicy: both('お客さまのご都合による返品・返金はお受けできません。', 'Returns for the customer’s own reasons are not accepted.'),
  defectPolicy: both('券面に不備がある場合は、送料当店負担でお取り替えします。', 'Faulty tickets are replaced at our cost.'),
  cancelPolicy: both(
    '貸切のご予約は、7日前までお電話で取り消せます。予約金は全額お返しします。',
    'Private bookings can be cancelled by phone up to 7 days ahead; deposits are returned in full.',
  ),
  licences: [{ kind: 'food', number: '第000007号（見本）', issuer: both('水鏡市保健所', 'Mikagami Health Centre') }],
} satisfies Partial<CreateInput<typeof tokusho>>

/** Three versions of each document: one superseded, one in force, one draft whose summary lacks English. */
export const seedPapers = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  await seedLegal(seeder, {
    type: tokusho,
    values: NOTICE,
    changes: both('ギフト券の取扱いを加えました。', 'Gift vouchers are covered.'),
  })
  await seedLegal(seeder, {
    type: privacyPolicy,
    values: POLICY,
    changes: both('外部送信先の一覧を加えました。', 'The list of services that get data is new.'),
  })
  await seedLegal(seeder, { type: termOfService, values: TERMS, changes: both('店内ルールを加えました。', 'House rules are new.') })
}
