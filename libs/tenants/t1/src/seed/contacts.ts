import type { SeederOf } from '@captain/content-core'
import { seedContacts } from '@captain/presets'
import { contact } from '../content-types/contact.ts'
import type { tenant } from '../tenant.ts'

const TARO = { name: '見本 太郎', nameKana: 'みほんたろう', email: 'taro@mail.example', phone: '03-0000-0101' } as const
const HANAKO = { name: '見本 花子', nameKana: 'みほんはなこ', company: '見本商店', email: 'hanako@mihon.example' } as const

/** Messages to the portal: two unread, one in progress, one done, and one spam. */
export const seedMessages = (seeder: SeederOf<typeof tenant>): Promise<void> =>
  seedContacts(seeder, contact, 'NYK', [
    {
      state: 'new',
      daysAgo: 1,
      clock: '10:12',
      values: {
        ...TARO,
        kind: 'service',
        subject: 'サービスについて',
        body: '商店街の小さな花屋です。\n写真とお知らせだけのサイトでも、お願いできますか。\n費用の目安も教えてください。',
      },
    },
    {
      state: 'new',
      daysAgo: 5,
      clock: '16:40',
      values: {
        kind: 'interview',
        name: 'Taro Mihon',
        email: 'press@harbor-times.example',
        company: 'Harbor Times',
        locale: 'en',
        subject: '取材のお願い / Interview',
        body: 'We are preparing a story about small web studios.\nCould we visit your office next week?',
      },
    },
    {
      state: 'inProgress',
      daysAgo: 3,
      clock: '09:05',
      values: {
        ...HANAKO,
        kind: 'trouble',
        subject: '画像が上がらない',
        body: '商品の写真を選んでも、途中で止まってしまいます。\nスマートフォンで撮った写真で、1枚8MBほどあります。',
        labels: ['画像', '要調査'],
        replyNote: '写真の形式を確認中です。',
      },
    },
    {
      state: 'done',
      daysAgo: 12,
      clock: '14:20',
      values: {
        ...HANAKO,
        kind: 'billing',
        subject: '請求書の宛名',
        body: '来月から、請求書の宛名を「見本商店 経理係」に変えていただけますか。',
      },
      reply: { note: '宛名を変更し、メールで返信しました。次回の請求書から反映されます。', daysAgo: 11, clock: '11:00' },
    },
    {
      state: 'spam',
      daysAgo: 8,
      clock: '03:33',
      values: {
        kind: 'other',
        name: 'SEOコンサルタント',
        email: 'sales@rank-up.example',
        subject: '検索順位が必ず上がります',
        body: '貴社サイトのSEO対策をご提案します。今なら初月無料です。',
      },
    },
  ])
