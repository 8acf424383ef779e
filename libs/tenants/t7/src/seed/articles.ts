import type { SeederOf } from '@captain/content-core'
import { bullets, delimiter, figure, heading, quotation, seedDocument, steps, table } from '@captain/presets'
import type { GameIds } from './boardgames.ts'
import type { tenant } from '../tenant.ts'

const BROWN = '#7A4A2B'
const author = { ja: 'ころり店主', en: 'The owner of Korori' }

type Illustration = Awaited<ReturnType<SeederOf<typeof tenant>['illustration']>>

const articles = (seeder: SeederOf<typeof tenant>, games: GameIds, shelf: Illustration) =>
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
          figure(shelf, '重なる丘の上に太陽が浮かぶ挿絵', '棚には、ひと目で人数がわかる札を付けています。'),
          table(
            ['人数', 'はじめの1箱', '遊び心地'],
            ['2人', '言葉の川', 'ひと文字ずつ、ゆっくり'],
            ['3〜4人', '星の灯台', '静かに考える'],
            ['4〜5人', 'ねこの市場', 'わいわい取引する'],
            ['7人以上', '森の裁判', '話し合いで見つける'],
          ),
          heading('席に着いたら'),
          steps('飲みものをひとつ選びます。', 'スタッフが遊び方を5分ほどで説明します。', '迷ったら、いつでも手を挙げてください。'),
          heading('ひとりでも'),
          'ひとりで遊べるゲームも10種類ほどあります。珈琲を飲みながら、静かな一局をどうぞ。',
        ),
        en: seedDocument(
          heading('Bring a number'),
          'Tell us how many you are and how long you have; we bring three games from the shelf.',
          figure(shelf, 'A drawing of rolling hills under a round sun', 'A tag on every box says for how many it is.'),
          table(
            ['Players', 'Begin with', 'It feels'],
            ['2', 'River of Words', 'slow, a letter at a time'],
            ['3 or 4', 'Star Lighthouse', 'quiet and thoughtful'],
            ['4 or 5', 'Cat Market', 'loud, like a market'],
            ['7 and more', 'Forest Trial', 'all talk'],
          ),
          heading('At your table'),
          steps('Choose a drink.', 'We explain the game in five minutes.', 'Lost? Raise a hand at any time.'),
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
          quotation('最後の灯りがつながった瞬間、思わず拍手しました。', '常連のお客さま（20回目の勝利のあとで）'),
          delimiter(),
          '遊んだあとは、ぜひ棚の横のノートに一手を書き残してください。次に遊ぶ人の道しるべになります。',
        ),
        en: seedDocument(
          'Early on, gather stars rather than joining lights.',
          bullets('take blue stars early', 'keep to three lighthouses', 'plan the last round backwards from the score'),
          quotation('When the last light joined, I found myself clapping.', 'A regular, after the twentieth win'),
          delimiter(),
          'Leave a move in the notebook beside the shelf: it guides whoever plays next.',
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
      state: 'archived',
      title: { ja: '改装のため、1週間お休みします', en: 'Closed for a week for works' },
      slug: 'closed-for-works',
      category: 'shop',
      lead: { ja: '棚を増やすため、1週間お休みをいただきました。', en: 'We were closed for a week to put up more shelves.' },
      coverAlt: { ja: '養生シートのかかった棚', en: 'Shelves under dust sheets' },
      body: {
        ja: seedDocument('改装は終わり、いまは通常どおり営業しています。'),
        en: seedDocument('The works are done, and we are open as usual.'),
      },
      publishFrom: seeder.at(-200, '10:00'),
    },
    {
      state: 'draft',
      title: { ja: '下書き：親子ゲーム会のレポート', en: 'Draft: report on the family game day' },
      slug: 'family-day-report',
      category: 'report',
    },
  ] as const

/** A pinned article, a newer one, one scheduled without English, one archived, and a draft. */
export const seedArticles = async (seeder: SeederOf<typeof tenant>, games: GameIds): Promise<void> => {
  const shelf = await seeder.illustration({ name: 'ゲームの棚の挿絵', color: BROWN, width: 1280, height: 720 })
  for (const { state, ...values } of articles(seeder, games, shelf)) {
    const cover = state === 'draft' ? null : await seeder.picture({ name: values.title.ja, color: BROWN, width: 1280, height: 720 })
    await seeder.create('article', { authorName: author, ...values, cover }, { state })
  }
}
