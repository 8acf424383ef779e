import type { SeederOf } from '@captain/content-core'
import { seedContacts } from '@captain/presets'
import { contact } from '../content-types/contact.ts'
import type { tenant } from '../tenant.ts'

/** Messages to the builder, in all states. */
export const seedMessages = (seeder: SeederOf<typeof tenant>): Promise<void> =>
  seedContacts(seeder, contact, 'KEN', [
    {
      state: 'new',
      daysAgo: 1,
      clock: '20:15',
      values: {
        kind: 'estimate',
        name: '見本 太郎',
        nameKana: 'みほんたろう',
        email: 'taro@mail.example',
        phone: '03-0000-0310',
        subject: '平屋の見積り',
        body: '夫婦2人で暮らす、25坪ほどの平屋を考えています。\n概算の見積りをお願いできますか。',
        siteCity: '水鏡市',
        budgetRange: 'to30m',
        desiredTiming: '来年の秋ごろ',
        contactTime: 'evening',
      },
    },
    {
      state: 'inProgress',
      daysAgo: 6,
      clock: '11:48',
      values: {
        kind: 'reform',
        name: '見本 花子',
        nameKana: 'みほんはなこ',
        email: 'hanako@mail.example',
        phone: '03-0000-0311',
        subject: '外壁の修理',
        body: '築20年の木造2階建てです。北側の外壁にひびが入っています。\n一度、見に来ていただけますか。',
        siteCity: '水鏡市',
        budgetRange: 'under5m',
        contactTime: 'morning',
        labels: ['現地調査'],
        replyNote: '現地調査の日程を調整中。',
      },
    },
    {
      state: 'done',
      daysAgo: 20,
      clock: '15:30',
      values: {
        kind: 'partner',
        name: '受付担当',
        company: '水鏡塗装',
        email: 'desk@mikagami-paint.example',
        phone: '03-0000-0312',
        subject: '協力会社登録',
        body: '塗装工事の協力会社として登録を希望します。\n会社案内をお送りできます。',
      },
      reply: { note: '登録の書類を郵送しました。', daysAgo: 18, clock: '10:00' },
    },
    {
      state: 'spam',
      daysAgo: 9,
      clock: '02:10',
      values: {
        kind: 'other',
        name: 'Lead Generator',
        email: 'sales@leads.example',
        phone: '03-0000-0313',
        locale: 'en',
        subject: 'Get 1,000 new leads',
        body: 'We bring building companies a thousand new leads every month.',
      },
    },
  ])
