import type { Seeder } from '@captain/content-core'
import { bullets, heading, seedDocument } from '@captain/presets'
import type { GameIds } from './boardgames.ts'

const BROWN = '#7A4A2B'
const author = { ja: 'ころり店主', en: 'The owner of Korori' }

const articles = (seeder: Seeder, games: GameIds) =>
  [
    {
      state: 'published',
      title: { ja: 'はじめての方へ：3つの楽しみ方', en: 'First visit: three ways to play' },
      slug: 'first-visit',
      category: 'howto',
      tags: ['はじめて'],
      lead: {
        ja: 'ルールを知らなくても大丈夫です。人数と時間を伝えるだけで、合うゲームを選びます。',
        en: 'No need to know any rules. Tell us how many you are and how long you have.',
      },
      coverAlt: { ja: 'テーブルに並んだカードと珈琲', en: 'Cards and coffee on a table' },
      body: {
        ja: seedDocument(
          heading('人数だけ決めて来る'),
          'お席に着いたら、人数と時間をお知らせください。スタッフが棚から3つほど選んでお持ちします。',
          heading('ひとりでも'),
          'ひとりで遊べるゲームも10種類ほどあります。珈琲を飲みながら、静かな一局をどうぞ。',
        ),
        en: seedDocument(
          heading('Bring a number'),
          'Tell us how many you are and how long you have; we bring three games from the shelf.',
          heading('On your own'),
          'About ten games are made for one. A quiet round over coffee.',
        ),
      },
      publishFrom: seeder.at(-12, '11:00'),
      relatedBoardgames: [games['cat-market']],
      isPinned: true,
    },
    {
      state: 'published',
      title: { ja: '「星の灯台」をじっくり遊ぶ', en: 'A long evening with Star Lighthouse' },
      slug: 'star-lighthouse-review',
      category: 'review',
      tags: ['戦略', '4人まで'],
      lead: {
        ja: '最初の一手で迷ったら、星の多い空から。店主が20回遊んで見つけたこつを紹介します。',
        en: 'Lost on the first move? Begin under the busiest sky. What twenty games taught us.',
      },
      coverAlt: { ja: '灯台の駒と星のカード', en: 'A lighthouse piece and star cards' },
      body: {
        ja: seedDocument(
          '序盤は光をつなぐことよりも、星を集めることを優先します。',
          bullets('青い星は早めに取る', '灯台は3つまでにしぼる', '最後の一巡は得点の計算から逆算する'),
        ),
        en: seedDocument(
          'Early on, gather stars rather than joining lights.',
          bullets('take blue stars early', 'keep to three lighthouses', 'plan the last round backwards from the score'),
        ),
      },
      publishFrom: seeder.at(-5, '17:00'),
      relatedBoardgames: [games['star-lighthouse']],
    },
    {
      state: 'published',
      title: { ja: '冬のあたたかい飲みもの、はじめます' },
      slug: 'winter-drinks',
      category: 'menu',
      lead: { ja: '生姜をきかせたミルクティーなど、3つの飲みものが加わります。' },
      coverAlt: { ja: '湯気の立つ紅茶' },
      body: { ja: seedDocument('冷えた指先では、駒もうまく持てません。まずは一杯、あたたまってからどうぞ。') },
      publishFrom: seeder.at(7, '09:00'),
    },
    {
      state: 'draft',
      title: { ja: '下書き：親子ゲーム会のレポート', en: 'Draft: report on the family game day' },
      slug: 'family-day-report',
      category: 'report',
    },
  ] as const

/** A pinned article, a newer one, one that is scheduled and without English, and a draft. */
export const seedArticles = async (seeder: Seeder, games: GameIds): Promise<void> => {
  for (const { state, ...values } of articles(seeder, games)) {
    const cover = state === 'draft' ? null : await seeder.picture({ name: values.title.ja, color: BROWN, width: 1280, height: 720 })
    await seeder.create('article', { authorName: author, ...values, cover }, { state })
  }
}
