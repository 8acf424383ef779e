import type { SeederOf } from '@captain/content-core'
import { seedContacts } from '@captain/presets'
import { contact } from '../content-types/contact.ts'
import type { tenant } from '../tenant.ts'

/** Messages to the label, in all states. */
export const seedMessages = (seeder: SeederOf<typeof tenant>): Promise<void> =>
  seedContacts(seeder, contact, 'YNW', [
    {
      state: 'new',
      daysAgo: 1,
      clock: '18:02',
      values: {
        kind: 'live',
        name: '見本 太郎',
        nameKana: 'みほんたろう',
        company: '水鏡フェス実行委員会',
        email: 'booking@mikagami-fes.example',
        phone: '03-0000-0510',
        subject: 'フェス出演の依頼',
        body: '来年の野外フェスへの出演をお願いしたく、ご連絡しました。\n持ち時間は40分、夕方の出番を予定しています。',
        desiredDate: seeder.day(240),
        venueOrMedia: '水鏡公園 野外ステージ',
      },
    },
    {
      state: 'inProgress',
      daysAgo: 4,
      clock: '13:25',
      values: {
        kind: 'license',
        name: 'Jane Sample',
        company: 'Sample Films',
        email: 'jane@sample-films.example',
        locale: 'en',
        subject: '楽曲使用許諾 / Licensing a song',
        body: 'We would like to use one of your songs at the end of a short film.\nCould you tell us the conditions?',
        venueOrMedia: 'Short film, 12 min',
        labels: ['許諾'],
      },
    },
    {
      state: 'done',
      daysAgo: 15,
      clock: '21:40',
      values: {
        kind: 'goods',
        name: '見本 花子',
        nameKana: 'みほんはなこ',
        email: 'hanako@mail.example',
        subject: '通販の未着',
        body: '先月注文したTシャツが、まだ届いていません。\n配送の状況を確認していただけますか。',
      },
      reply: { note: '追跡番号をお知らせし、翌日にお届けを確認しました。', daysAgo: 14, clock: '11:30' },
    },
    {
      state: 'new',
      daysAgo: 2,
      clock: '23:58',
      values: {
        kind: 'fanMail',
        name: '夜の窓辺',
        email: 'window@mail.example',
        subject: 'ファンレター',
        body: '眠れない夜に、いつも聴いています。\n新しい曲も、楽しみにしています。',
      },
    },
    {
      state: 'spam',
      daysAgo: 7,
      clock: '04:44',
      values: {
        kind: 'other',
        name: '再生数アップ',
        email: 'boost@plays.example',
        subject: '再生数を10倍にします',
        body: 'お申し込みの当日から、再生数が10倍になります。',
      },
    },
  ])
