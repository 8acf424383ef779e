import type { SeederOf } from '@captain/content-core'
import { bullets, heading, quotation, seedDocument, table } from '@captain/presets'
import type { tenant } from '../tenant.ts'

const GREEN = '#2E7D32'

const both = (ja: string, en: string) => ({ ja, en })
const note = (kind: 'add' | 'change' | 'fix', ja: string, en: string) => ({ kind, text: both(ja, en) })

const PATCH_NOTES = [
  note('add', '「霧の谷」に新しい道を3本追加しました。', 'Three new paths through the Misty Valley.'),
  note('add', 'ランタンの色を6色から選べるようになりました。', 'The lantern now comes in six colours.'),
  note('change', '夜の場面の明るさを少し上げました。', 'Nights are a little brighter.'),
  note('change', '会話の文字を大きくする設定を加えました。', 'Dialogue can be set in larger letters.'),
  note('fix', 'つり橋で足音が止まらないことがある不具合を直しました。', 'Footsteps no longer go on after the rope bridge.'),
  note('fix', 'まれに記録が残らないことがある不具合を直しました。', 'Progress is no longer lost in rare cases.'),
]

const news = (seeder: SeederOf<typeof tenant>) =>
  [
    {
      state: 'published',
      title: both('「ランタンの道」1.4.2を配信しました', 'Lantern Trail 1.4.2 is out'),
      slug: 'lantern-trail-1-4-2',
      category: 'update',
      gameTitle: 'lanternTrail',
      platforms: ['pc', 'consoleA'],
      version: '1.4.2',
      patchNotes: PATCH_NOTES,
      tags: ['更新'],
      summary: both('新しい道と、夜を歩きやすくする調整を加えました。', 'New paths, and nights that are easier to walk.'),
      coverAlt: both('霧のなかに灯る1つのランタン', 'A single lantern alight in the mist'),
      body: {
        ja: seedDocument(
          '更新は、ゲームを起動すると自動で始まります。これまでの記録はそのまま使えます。',
          heading('あたらしい道'),
          '「霧の谷」の東側に、3本の道がつながりました。地図の端が光っていたら、近づいてみてください。',
        ),
        en: seedDocument(
          'The update begins when you start the game. Your progress stays as it is.',
          heading('New paths'),
          'Three paths now lead east of the Misty Valley. If the edge of the map glows, walk up to it.',
        ),
      },
      ageRating: 'all',
      publishFrom: seeder.at(-3, '12:00'),
    },
    {
      state: 'published',
      title: both('「こけ郵便」の発売日が決まりました', 'Moss Mail has a release date'),
      slug: 'moss-mail-release-date',
      category: 'release',
      gameTitle: 'mossMail',
      platforms: ['pc', 'consoleA', 'consoleB'],
      releaseDate: seeder.day(45),
      storeLinks: [
        { label: both('PC版', 'PC'), url: 'https://store.example/moss-mail/pc' },
        { label: both('家庭用A版', 'Console A'), url: 'https://store.example/moss-mail/a' },
      ],
      trailerUrl: 'https://www.youtube.com/watch?v=sampleMoss1',
      ageRating: 'all',
      isImportant: true,
      pinnedUntil: seeder.day(45),
      tags: ['新作'],
      summary: both('小さな配達員が、苔の森に手紙を届けます。', 'A very small postman delivers letters in a wood of moss.'),
      coverAlt: both('苔の上に立つ小さな赤いポスト', 'A small red letterbox standing on moss'),
      body: {
        ja: seedDocument(
          'たいへんお待たせしました。「こけ郵便」を、PCと家庭用ゲーム機で同時に発売します。',
          table(['版', '価格'], ['PC', '2,480円'], ['家庭用A', '2,480円'], ['家庭用B', '2,480円']),
          bullets('1人用', '1通の配達は10分ほど', '日本語・英語に対応'),
        ),
        en: seedDocument(
          'Thank you for waiting: Moss Mail comes to PC and consoles on the same day.',
          table(['Edition', 'Price'], ['PC', '2,480 yen'], ['Console A', '2,480 yen'], ['Console B', '2,480 yen']),
          bullets('for one player', 'a letter takes about ten minutes', 'Japanese and English'),
        ),
      },
      publishFrom: seeder.at(-8, '18:00'),
    },
    {
      state: 'published',
      title: both('展示会に出展します', 'Come and see us at the show'),
      slug: 'indie-show',
      category: 'event',
      gameTitle: 'studio',
      summary: both('3タイトルすべてを、その場で遊べます。', 'All three games can be played at our stand.'),
      coverAlt: both('緑の布をかけた展示台', 'A stand covered in green cloth'),
      body: {
        ja: seedDocument('水鏡産業会館で開かれる展示会に出展します。整理券は当日の朝10時からお配りします。'),
        en: seedDocument('We are at the Mikagami Hall of Industry. Tickets for a seat are given out from ten in the morning.'),
      },
      publishFrom: seeder.at(-14, '10:00'),
    },
    {
      state: 'published',
      title: { ja: '「ちいさな軌道」体験版を公開します' },
      slug: 'tiny-orbit-demo',
      category: 'info',
      gameTitle: 'tinyOrbit',
      platforms: ['pc'],
      ageRating: 'pending',
      summary: { ja: '最初の3つの星を、無料で回れます。' },
      coverAlt: { ja: '小さな惑星のまわりを回る汽車' },
      body: { ja: seedDocument('体験版の記録は、製品版に引き継げます。') },
      publishFrom: seeder.at(6, '11:00'),
    },
    {
      state: 'published',
      title: both('開発者対談が公開されました', 'A talk with the developers'),
      slug: 'developer-talk',
      category: 'media',
      gameTitle: 'lanternTrail',
      externalUrl: 'https://magazine.example/lantern-trail',
      summary: both('道の作り方と、消した道の話。', 'On making paths, and on the paths that were taken out.'),
      body: {
        ja: seedDocument(quotation('歩きたくない道は、消しました。', '見本 太郎（ディレクター）')),
        en: seedDocument(quotation('We took out every path that we did not want to walk.', 'Taro Mihon, director')),
      },
      publishFrom: seeder.at(-90, '12:00'),
      publishUntil: seeder.at(-30, '12:00'),
    },
    {
      state: 'archived',
      title: both('旧作の配信を終了しました', 'An old game is no longer sold'),
      slug: 'old-game-ended',
      category: 'info',
      gameTitle: 'studio',
      summary: both('長いあいだ遊んでいただき、ありがとうございました。', 'Thank you for playing all those years.'),
      body: {
        ja: seedDocument('購入済みの方は、これからも遊べます。'),
        en: seedDocument('Whoever has bought it can go on playing.'),
      },
      publishFrom: seeder.at(-400, '12:00'),
    },
    { state: 'draft', title: { ja: '下書き：次の更新について' }, slug: 'next-update', category: 'update', gameTitle: 'lanternTrail' },
  ] as const

/** An update, a pinned release, an event, one scheduled without English, one expired, one archived, and a draft. */
export const seedNews = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  for (const { state, ...values } of news(seeder)) {
    const cover = 'coverAlt' in values ? await seeder.picture({ name: values.title.ja, color: GREEN, width: 1280, height: 720 }) : null
    await seeder.create('news', { ...values, cover }, { state })
  }
}
