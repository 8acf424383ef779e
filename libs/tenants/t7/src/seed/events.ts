import { createBySlug, type SeederOf } from '@captain/content-core'
import { bullets, heading, seedDocument } from '@captain/presets'
import type { GameIds } from './boardgames.ts'
import { yen } from './yen.ts'
import type { tenant } from '../tenant.ts'

const BROWN = '#7A4A2B'
const VENUE = { ja: 'ダイスと珈琲 ころり', en: 'Korori Dice & Coffee' }

const session = (seeder: SeederOf<typeof tenant>, offset: number, startTime: number, endTime: number) => ({
  date: seeder.day(offset),
  openTime: startTime - 30,
  startTime,
  endTime,
})

const events = (seeder: SeederOf<typeof tenant>, games: GameIds) =>
  [
    {
      state: 'published',
      title: { ja: '新作体験会', en: 'New game night' },
      slug: 'new-game-night',
      category: 'newGame',
      summary: { ja: '届いたばかりの箱を、みんなで開けて遊ぶ夜です。', en: 'An evening of opening new boxes and playing what is inside.' },
      coverAlt: { ja: '封を切る前のゲームの箱', en: 'Game boxes still sealed' },
      sessions: [session(seeder, 6, 1140, 1320)],
      target: { ja: 'どなたでも', en: 'Everybody' },
      capacity: 16,
      minPlayers: 4,
      feeText: { ja: '1,500円（1ドリンク込み）', en: '1,500 yen, one drink included' },
      fees: [{ label: { ja: '一般', en: 'Adults' }, price: yen(1500) }],
      includesDrink: true,
      applicationMethod: 'web',
      applicationUrl: 'https://cafe.example/apply/new-game-night',
      applicationStart: seeder.day(-14),
      applicationDeadline: seeder.day(5),
      boardgames: [games['star-lighthouse'], games['cat-market']],
      body: {
        ja: seedDocument(
          '今月届いた2つの箱を、はじめから説明します。ルールを読んでくる必要はありません。',
          heading('当日の流れ'),
          bullets('18:30 開場、飲みもののご注文', '19:00 説明とお試しの一局', '20:15 席替えをして、もう一局'),
        ),
        en: seedDocument('We explain both boxes that came this month from the start. No need to read any rules.'),
      },
      tags: ['夜', '新作'],
      publishFrom: seeder.at(-14, '10:00'),
    },
    {
      state: 'published',
      title: { ja: 'はじめての人狼会', en: 'First hidden-role night' },
      slug: 'first-hidden-role-night',
      category: 'beginner',
      summary: { ja: '正体を隠して話し合うゲームを、やさしいものから順に遊びます。', en: 'Games of hidden roles, from the gentlest on.' },
      coverAlt: { ja: '伏せたカードと小さな月のコマ', en: 'Cards face down and a small moon' },
      sessions: [session(seeder, 13, 1080, 1260)],
      target: { ja: 'はじめての方', en: 'Beginners' },
      capacity: 10,
      minPlayers: 6,
      feeText: { ja: '1,200円', en: '1,200 yen' },
      applicationMethod: 'phone',
      applicationDeadline: seeder.day(12),
      contactPhone: '03-0000-0707',
      boardgames: [games['forest-trial']],
      body: {
        ja: seedDocument('うそをつくのが苦手でも大丈夫です。黙っている役から始めます。'),
        en: seedDocument('You need not be good at lying. We begin with the silent roles.'),
      },
      tags: ['初心者'],
      publishFrom: seeder.at(-7, '10:00'),
    },
    {
      state: 'published',
      title: { ja: 'ダイス大会', en: 'Dice cup' },
      slug: 'dice-cup',
      category: 'tournament',
      summary: { ja: 'さいころだけで競う、半日の勝ち抜き戦です。', en: 'A knock-out tournament of nothing but dice.' },
      coverAlt: { ja: '木の盆に転がる5つのさいころ', en: 'Five dice on a wooden tray' },
      sessions: [session(seeder, 27, 780, 1080)],
      capacity: 24,
      feeText: { ja: '2,000円（賞品付き）', en: '2,000 yen, with prizes' },
      applicationMethod: 'counter',
      isFull: true,
      body: {
        ja: seedDocument('満席になりました。観戦はご自由にどうぞ。'),
        en: seedDocument('The cup is full. You are welcome to watch.'),
      },
      tags: ['大会'],
      publishFrom: seeder.at(-20, '10:00'),
    },
    {
      state: 'published',
      title: { ja: '親子ゲーム会', en: 'Family games' },
      slug: 'family-games',
      category: 'beginner',
      summary: { ja: '小さな手でも持てる駒のゲームを集めました。', en: 'Games with pieces for small hands.' },
      coverAlt: { ja: '積み木を積む子どもの手', en: 'A child’s hand stacking blocks' },
      sessions: [session(seeder, -10, 660, 780)],
      target: { ja: '小学生までのお子さまと保護者', en: 'Children up to primary school, with a grown-up' },
      feeText: { ja: 'お子さま無料、保護者1,000円', en: 'Children free, grown-ups 1,000 yen' },
      applicationMethod: 'none',
      boardgames: [games['block-tower']],
      body: { ja: seedDocument('お集まりいただき、ありがとうございました。'), en: seedDocument('Thank you for coming.') },
      tags: ['親子'],
      publishFrom: seeder.at(-30, '10:00'),
    },
    {
      state: 'published',
      title: { ja: '夜のTRPG体験', en: 'TRPG evening' },
      slug: 'trpg-evening',
      category: 'trpg',
      summary: { ja: '台風の接近により、中止しました。', en: 'Cancelled because of the typhoon.' },
      coverAlt: { ja: '地図と鉛筆とさいころ', en: 'A map, pencils and dice' },
      sessions: [session(seeder, 2, 1140, 1380)],
      capacity: 5,
      feeText: { ja: '1,800円', en: '1,800 yen' },
      applicationMethod: 'phone',
      contactPhone: '03-0000-0707',
      isCancelled: true,
      cancelNotice: {
        ja: '台風の接近が予想されるため、中止します。お申し込みの方には、次回のご案内をお送りします。',
        en: 'Cancelled because a typhoon is expected. Those who applied will hear of the next date.',
      },
      body: {
        ja: seedDocument('はじめての方向けの短いお話を、みんなで作る会です。'),
        en: seedDocument('A short story for beginners, made together.'),
      },
      publishFrom: seeder.at(-12, '10:00'),
    },
    {
      state: 'published',
      title: { ja: '年始の遊び初め' },
      slug: 'new-year-games',
      category: 'beginner',
      summary: { ja: '新しい年の最初の一局を、みんなで。' },
      coverAlt: { ja: '初日の出の挿絵' },
      sessions: [session(seeder, 45, 780, 960)],
      feeText: { ja: '1,000円' },
      applicationMethod: 'none',
      body: { ja: seedDocument('甘酒をご用意してお待ちしています。') },
      publishFrom: seeder.at(10, '10:00'),
    },
    {
      state: 'archived',
      title: { ja: '開店1周年の会', en: 'First anniversary' },
      slug: 'first-anniversary',
      category: 'private',
      summary: { ja: '1周年を祝う会でした。', en: 'A party for our first year.' },
      coverAlt: { ja: '店の看板', en: 'The sign of the café' },
      sessions: [session(seeder, -300, 1080, 1260)],
      feeText: { ja: '無料', en: 'Free' },
      applicationMethod: 'none',
      body: { ja: seedDocument('たくさんのお祝いをありがとうございました。'), en: seedDocument('Thank you for all your wishes.') },
    },
    {
      state: 'draft',
      title: { ja: '下書き：春の大会', en: 'Draft: spring cup' },
      slug: 'spring-cup',
      category: 'tournament',
      applicationMethod: 'none',
    },
  ] as const

export type EventIds = Readonly<Record<ReturnType<typeof events>[number]['slug'], string>>

/** Seeds events in all states: upcoming, full, past, cancelled, scheduled without English, archived, a draft. Returns their ids by slug. */
export const seedEvents = (seeder: SeederOf<typeof tenant>, games: GameIds): Promise<EventIds> =>
  createBySlug(events(seeder, games), async ({ state, ...values }) => {
    const cover = state === 'draft' ? null : await seeder.picture({ name: values.title.ja, color: BROWN, width: 1280, height: 720 })
    return seeder.create('event', { venueName: VENUE, ...values, cover }, { state })
  })
