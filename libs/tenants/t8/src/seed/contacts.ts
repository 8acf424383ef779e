import type { SeederOf } from '@captain/content-core'
import { seedContacts } from '@captain/presets'
import type { FacilityIds } from './facilities.ts'
import { contact } from '../content-types/contact.ts'
import type { tenant } from '../tenant.ts'

/** Messages to the hall, in all states and with all kinds of replies. */
export const seedMessages = (seeder: SeederOf<typeof tenant>, rooms: FacilityIds): Promise<void> =>
  seedContacts(seeder, contact, 'MKG', [
    {
      state: 'new',
      daysAgo: 1,
      clock: '18:40',
      values: {
        kind: 'facility',
        name: '見本 太郎',
        nameKana: 'みほんたろう',
        company: '水鏡合唱団（架空）',
        email: 'chorus@mail.example',
        phone: '03-0000-0810',
        subject: '大ホールの下見について',
        body: '来年の定期演奏会で大ホールを使いたいと考えています。\n平日の午後に下見をさせていただけますか。',
        relatedFacility: rooms['main-hall'],
        replyMethod: 'phone',
      },
    },
    {
      state: 'new',
      daysAgo: 4,
      clock: '09:12',
      values: {
        kind: 'accessibility',
        name: '見本 花子',
        nameKana: 'みほんはなこ',
        email: 'hanako@mail.example',
        phone: '03-0000-0811',
        subject: '講座の手話通訳',
        body: '聞こえない者です。講座で手話通訳をお願いできますか。\nお返事はFAXでいただけると助かります。',
        replyMethod: 'fax',
        replyFax: '03-0000-0812',
      },
    },
    {
      state: 'inProgress',
      daysAgo: 6,
      clock: '14:05',
      values: {
        kind: 'circle',
        name: 'Taro Mihon',
        email: 'taro@mail.example',
        phone: '03-0000-0813',
        locale: 'en',
        subject: 'Joining a language circle',
        body: 'I moved here this spring. Is there a circle in which I can practise Japanese?',
        replyMethod: 'email',
        replyNote: '語学サークルの代表者に確認中。',
      },
    },
    {
      state: 'done',
      daysAgo: 25,
      clock: '11:30',
      values: {
        kind: 'opinion',
        name: '近隣の利用者',
        email: 'neighbor@mail.example',
        phone: '03-0000-0814',
        subject: '自転車置き場の照明',
        body: '夜は自転車置き場が暗いように感じます。照明を増やしていただけるとうれしいです。',
        replyMethod: 'none',
      },
      reply: { note: '施設管理に伝え、照明を1灯増やしました。', daysAgo: 21, clock: '16:20' },
    },
    {
      state: 'spam',
      daysAgo: 9,
      clock: '03:05',
      values: {
        kind: 'opinion',
        name: 'Visitors Now',
        email: 'sales@visitors.example',
        phone: '03-0000-0815',
        locale: 'en',
        subject: 'More visitors for your hall',
        body: 'We bring public halls thousands of new visitors every single month.',
        replyMethod: 'email',
      },
    },
  ])
