import type { SeederOf } from '@captain/content-core'
import { seedContacts } from '@captain/presets'
import { contact } from '../content-types/contact.ts'
import type { tenant } from '../tenant.ts'

/** Messages of players, in all states. */
export const seedMessages = (seeder: SeederOf<typeof tenant>): Promise<void> =>
  seedContacts(seeder, contact, 'SPT', [
    {
      state: 'new',
      daysAgo: 1,
      clock: '22:31',
      values: {
        kind: 'purchase',
        name: '見本 太郎',
        nameKana: 'みほんたろう',
        email: 'taro@mail.example',
        subject: '購入が反映されない',
        body: '星の石を購入しましたが、所持数が増えていません。\n決済は完了しています。',
        gameTitle: 'starHarbor',
        playerId: 'STAR0001',
        platform: 'ios',
        osVersion: '19.1',
        occurredAt: seeder.at(-1, '22:10'),
        orderReference: 'DEMO-ORDER-0001',
      },
    },
    {
      state: 'inProgress',
      daysAgo: 3,
      clock: '12:05',
      values: {
        kind: 'account',
        name: '見本 花子',
        nameKana: 'みほんはなこ',
        email: 'hanako@mail.example',
        subject: 'アカウント引継ぎ',
        body: '機種変更のあと、引継ぎコードを入力してもログインできません。',
        gameTitle: 'pixelRally',
        playerId: 'PIXEL0002',
        platform: 'android',
        osVersion: '16',
        occurredAt: seeder.at(-3, '11:50'),
        labels: ['引継ぎ'],
        replyNote: '本人確認の返信待ち。',
      },
    },
    {
      state: 'done',
      daysAgo: 10,
      clock: '19:19',
      values: {
        kind: 'report',
        name: 'Jane Sample',
        email: 'jane@mail.example',
        locale: 'en',
        subject: '通報 / Report of a player',
        body: 'A player keeps sending insults in the harbor chat.\nPlease look into it.',
        gameTitle: 'starHarbor',
        playerId: 'STAR0003',
        platform: 'pc',
        occurredAt: seeder.at(-10, '19:00'),
      },
      reply: { note: 'チャットの記録を確認し、対象のプレイヤーに警告しました。', daysAgo: 9, clock: '15:00' },
    },
    {
      state: 'new',
      daysAgo: 2,
      clock: '08:45',
      values: {
        kind: 'bug',
        name: '見本 次郎',
        email: 'jiro@mail.example',
        subject: '文字化け',
        body: 'フレンドの名前が「□□□」と表示されます。\n再起動しても直りません。',
        gameTitle: 'bubbleShrine',
        platform: 'android',
        osVersion: '15',
        occurredAt: seeder.at(-2, '08:30'),
      },
    },
    {
      state: 'spam',
      daysAgo: 6,
      clock: '05:05',
      values: {
        kind: 'other',
        name: '石を格安販売',
        email: 'cheap@stones.example',
        subject: '星の石を格安で販売します',
        body: '公式の半額で星の石をお届けします。今すぐご連絡ください。',
        gameTitle: 'all',
      },
    },
  ])
