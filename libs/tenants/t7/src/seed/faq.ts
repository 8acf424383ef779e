import type { SeederOf } from '@captain/content-core'
import { bullets, seedDocument, table } from '@captain/presets'
import type { tenant } from '../tenant.ts'

const QUESTIONS = [
  {
    anchor: 'alone',
    category: 'visit',
    isPinned: true,
    question: { ja: '一人でも行けますか', en: 'Can I come alone?' },
    answer: {
      ja: seedDocument('お一人でもどうぞ。「相席」の札を立てていただくと、スタッフがほかの方とのゲームをご案内します。'),
      en: seedDocument('You are welcome. Put up the table sign and we will find people to play with.'),
    },
    keywords: ['ひとり', '相席'],
  },
  {
    anchor: 'rules',
    category: 'game',
    isPinned: true,
    question: { ja: 'ルールを知らなくても遊べますか', en: 'Can I play without knowing the rules?' },
    answer: {
      ja: seedDocument('遊べます。スタッフが説明できるゲームには、棚に緑の札が付いています。'),
      en: seedDocument('Yes. Games that our staff can teach have a green tag on the shelf.'),
    },
    keywords: ['初心者', 'インスト'],
  },
  {
    anchor: 'fees',
    category: 'fee',
    question: { ja: '料金のしくみを教えてください', en: 'How do the fees work?' },
    answer: {
      ja: seedDocument(
        '時間ごとの料金と、ご注文のお食事・お飲みものの代金をいただきます。',
        table(['', '平日', '土日祝'], ['3時間', '1,500円', '1,900円'], ['延長30分', '250円', '300円']),
      ),
      en: seedDocument(
        'You pay for the time and for what you eat and drink.',
        table(['', 'Weekdays', 'Weekends'], ['3 hours', '1,500 yen', '1,900 yen']),
      ),
    },
  },
  {
    anchor: 'allergies',
    category: 'food',
    question: { ja: 'アレルギーの情報はどこで見られますか', en: 'Where do I find allergens?' },
    answer: {
      ja: seedDocument('メニューの各品に表示しています。同じ調理場で小麦・卵・乳を使うため、微量に含まれることがあります。'),
      en: seedDocument('With every item of the menu. Wheat, eggs and milk are used in the same kitchen, so traces are possible.'),
    },
    keywords: ['アレルゲン', '除去'],
  },
  {
    anchor: 'groups',
    category: 'group',
    question: { ja: '貸切はできますか', en: 'Can we have the café to ourselves?' },
    answer: {
      ja: seedDocument('10名から承ります。次の内容をお知らせください。', bullets('ご希望の日と時間', '人数', 'お食事のご希望')),
      en: seedDocument('From ten people. Tell us the day and time, how many you are, and what you would like to eat.'),
    },
  },
  {
    anchor: 'event-cancel',
    category: 'event',
    question: { ja: 'イベントの申し込みを取り消したい' },
    answer: { ja: seedDocument('開催日の前日までにお電話ください。') },
    isPublished: false,
  },
] as const

/** Six questions; the last is disabled and has no English. */
export const seedFaq = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  for (const values of QUESTIONS) await seeder.create('faq', { isPublished: true, ...values })
}
