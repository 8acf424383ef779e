import type { CreateInput, SeederOf } from '@captain/content-core'
import { bullets, heading, seedDocument } from '@captain/presets'
import { both } from './both.ts'
import type { CastIds } from './casts.ts'
import type { ServiceIds } from './services.ts'
import type { faq } from '../content-types/faq.ts'
import type { tenant } from '../tenant.ts'

const author = both('月光座クラブ', 'Club Gekkoza')

const articles = (seeder: SeederOf<typeof tenant>, casts: CastIds) =>
  [
    {
      state: 'published',
      title: both('企業忘年会レポート', 'Year-end party report'),
      slug: 'year-end-party',
      category: 'report',
      tags: ['企業', 'マジック'],
      lead: both('80名の忘年会に、ルカと小夜が伺いました。', 'Luka and Sayo came to a party of eighty.'),
      coverAlt: both('灯りを落とした会場とステージ', 'A dimmed hall and its stage'),
      body: {
        ja: seedDocument(
          '乾杯のあと、ルカがテーブルを回りました。',
          heading('当日の流れ'),
          bullets('18:30 到着と準備', '19:00 テーブルマジック', '20:00 小夜の弾き語り'),
        ),
        en: seedDocument(
          'After the toast Luka went from table to table.',
          heading('The evening'),
          bullets('18:30 arrival', '19:00 close-up magic', '20:00 Sayo’s songs'),
        ),
      },
      relatedCasts: [casts.luka, casts.sayo],
      isPinned: true,
      publishFrom: seeder.at(-20, '10:00'),
    },
    {
      state: 'published',
      title: both('新人ミナト紹介', 'Meet Minato'),
      slug: 'meet-minato',
      category: 'cast',
      lead: both('3か国語で司会をする、新しい仲間です。', 'A new member who hosts in three languages.'),
      coverAlt: both('マイクを持つ司会者', 'A host with a microphone'),
      body: {
        ja: seedDocument('初めての方にも、ゆっくり大きな声でご案内します。'),
        en: seedDocument('Clear and unhurried, also for guests from abroad.'),
      },
      relatedCasts: [casts.minato],
      publishFrom: seeder.at(-10, '12:00'),
    },
    {
      state: 'published',
      title: { ja: '雨の日キャンペーン' },
      slug: 'rainy-days',
      category: 'campaign',
      lead: { ja: '雨の日のご予約は、交通費をいただきません。' },
      coverAlt: { ja: '雨の窓に映る街の灯り' },
      body: { ja: seedDocument('前日の17時に雨の予報が出ていれば対象です。') },
      campaignEndsOn: seeder.day(40),
      publishFrom: seeder.at(-2, '09:00'),
    },
    {
      state: 'published',
      title: both('年始の営業について', 'Open in the new year'),
      slug: 'new-year',
      category: 'news',
      lead: both('1月の営業日をお知らせします。', 'When we are open in January.'),
      coverAlt: both('松飾り', 'A pine decoration'),
      body: { ja: seedDocument('4日から通常どおり伺います。'), en: seedDocument('We are back on the 4th.') },
      publishFrom: seeder.at(14, '09:00'),
    },
    {
      state: 'archived',
      title: both('夏祭りの出演', 'Summer festival'),
      slug: 'summer-festival',
      category: 'report',
      lead: both('星見坂の夏祭りに出演しました。', 'We performed at the festival of Hoshimizaka.'),
      coverAlt: both('提灯の並ぶ通り', 'A street of lanterns'),
      body: { ja: seedDocument('たくさんの拍手をありがとうございました。'), en: seedDocument('Thank you for all the applause.') },
      publishFrom: seeder.at(-300, '10:00'),
    },
    { state: 'draft', title: { ja: '下書き：舞台裏の一日' }, slug: 'backstage', category: 'column' },
  ] as const

const questions = (services: ServiceIds): readonly CreateInput<typeof faq>[] => [
  {
    anchor: 'how-early',
    category: 'booking',
    isPinned: true,
    question: both('予約は何日前までですか', 'How early do I have to book?'),
    answer: {
      ja: seedDocument('3日前までにお電話かLINEでご予約ください。'),
      en: seedDocument('Please call or write on LINE three days ahead.'),
    },
    keywords: ['予約', '締切'],
    isPublished: true,
  },
  {
    anchor: 'minors',
    category: 'first',
    question: both('未成年だけの会にも来てもらえますか', 'Do you come to parties of minors?'),
    answer: {
      ja: seedDocument('未成年の方だけのお集まりには伺えません。成人の方がご予約のうえ、ご同席ください。'),
      en: seedDocument('Not to minors alone: an adult has to book and be present.'),
    },
    isPublished: true,
  },
  {
    anchor: 'transport',
    category: 'area',
    question: both('交通費はかかりますか', 'Is there a transport fee?'),
    answer: {
      ja: seedDocument('エリアごとに決まっています。水鏡中央は無料です。'),
      en: seedDocument('It depends on the area; Mikagami Central is free.'),
    },
    isPublished: true,
  },
  {
    anchor: 'equipment',
    category: 'booking',
    question: { ja: '会場に必要な設備はありますか' },
    answer: { ja: seedDocument('サービスごとのページをご覧ください。電源だけで伺えるものがほとんどです。') },
    relatedServices: [services['piano-vocals'], services['mobile-bartender']],
    isPublished: true,
  },
  {
    anchor: 'change-cast',
    category: 'cast',
    question: both('指名は変更できますか', 'Can I change the cast?'),
    answer: { ja: seedDocument('前日の正午まで変更できます。') },
    isPublished: false,
  },
]

/** Articles and questions in all states; some are without English. */
export const seedArticles = async (seeder: SeederOf<typeof tenant>, casts: CastIds, services: ServiceIds): Promise<void> => {
  const cover = await seeder.picture({ name: '月光座クラブ', color: '#6B2D8B', width: 1280, height: 720 })
  for (const { state, ...values } of articles(seeder, casts))
    await seeder.create('article', { authorName: author, ...values, cover }, { state })
  for (const one of questions(services)) await seeder.create('faq', one)
}
