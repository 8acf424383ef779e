import type { SeederOf } from '@captain/content-core'
import { bullets, heading, seedDocument, table } from '@captain/presets'
import type { tenant } from '../tenant.ts'

const MAGENTA = '#B3169B'

const both = (ja: string, en: string) => ({ ja, en })

const news = (seeder: SeederOf<typeof tenant>) =>
  [
    {
      state: 'published',
      title: both('定期メンテナンスのお知らせ', 'Scheduled maintenance'),
      slug: 'maintenance-regular',
      category: 'maintenance',
      gameTitles: ['all'],
      servers: ['asia', 'america', 'europe'],
      periodFrom: seeder.at(2, '02:00'),
      periodUntil: seeder.at(2, '06:00'),
      isImportant: true,
      pinnedUntil: seeder.day(2),
      compensation: [{ item: both('星のかけら', 'Star shards'), quantity: 300 }],
      summary: both('すべてのタイトルで、サーバーの点検を行います。', 'The servers of all games are inspected.'),
      body: {
        ja: seedDocument(
          '作業のあいだ、ゲームにログインできません。終わりしだい、このページでお知らせします。',
          heading('ご注意'),
          bullets('始まる15分前までに、安全な場所でログアウトしてください', '対戦中の記録は残りません'),
        ),
        en: seedDocument(
          'You cannot log in while we work. We tell you on this page as soon as it is done.',
          heading('Please note'),
          bullets('log out in a safe place 15 minutes before it begins', 'matches that are still going on are not recorded'),
        ),
      },
      publishFrom: seeder.at(-1, '15:00'),
    },
    {
      state: 'published',
      title: both('星港オンライン「冬祭り」開催中', 'Star Harbor Online: the Winter Festival'),
      slug: 'winter-festival',
      category: 'event',
      gameTitles: ['starHarbor'],
      servers: ['asia', 'europe'],
      periodFrom: seeder.at(-4, '12:00'),
      periodUntil: seeder.at(10, '12:00'),
      minAppVersion: '4.8.0',
      compensation: [
        { item: both('冬祭りの外套', 'Festival cloak'), quantity: 1 },
        { item: both('金貨', 'Gold coins'), quantity: 5000 },
      ],
      tags: ['イベント'],
      summary: both('港の灯りを集めて、限定の外套を手に入れましょう。', 'Gather the lights of the harbour and win a cloak.'),
      coverAlt: both('雪の港に並ぶ色とりどりの灯り', 'Coloured lights along a harbour in the snow'),
      body: {
        ja: seedDocument(table(['集めた灯り', '報酬'], ['10個', '金貨 5,000枚'], ['30個', '冬祭りの外套'])),
        en: seedDocument(table(['Lights', 'Reward'], ['10', '5,000 gold coins'], ['30', 'Festival cloak'])),
      },
      publishFrom: seeder.at(-4, '12:00'),
    },
    {
      state: 'published',
      title: both('一部の端末でログインできない不具合について', 'Some devices cannot log in'),
      slug: 'login-issue',
      category: 'bug',
      gameTitles: ['starHarbor', 'bubbleShrine'],
      issueState: 'fixing',
      isImportant: true,
      summary: both('原因がわかり、修正を進めています。', 'We know the cause and are working on it.'),
      body: {
        ja: seedDocument('端末の時刻が5分以上ずれていると、ログインに失敗します。時刻の自動設定をオンにすると回避できます。'),
        en: seedDocument(
          'Logging in fails when the clock of the device is more than five minutes off. Turn on automatic time to get around it.',
        ),
      },
      publishFrom: seeder.at(-2, '09:30'),
    },
    {
      state: 'published',
      title: both('画面が暗くなる不具合を修正しました', 'The dark screen is fixed'),
      slug: 'dark-screen-fixed',
      category: 'bug',
      gameTitles: ['pixelRally'],
      issueState: 'fixed',
      minAppVersion: '2.0.4',
      summary: both('アプリを最新版に更新してください。', 'Please update the app.'),
      body: {
        ja: seedDocument('2.0.4で修正しました。ご不便をおかけしました。'),
        en: seedDocument('Fixed in 2.0.4. We are sorry for the trouble.'),
      },
      publishFrom: seeder.at(-20, '17:00'),
    },
    {
      state: 'published',
      title: both('「ピクセルラリー」2.1を配信しました', 'Pixel Rally 2.1 is out'),
      slug: 'pixel-rally-2-1',
      category: 'update',
      gameTitles: ['pixelRally'],
      minAppVersion: '2.1.0',
      tags: ['更新'],
      summary: both('雨のコースが3つ加わりました。', 'Three courses in the rain.'),
      coverAlt: both('雨の中を走る四角い車', 'A square car in the rain'),
      body: {
        ja: seedDocument(bullets('雨のコースを3つ追加', '車の色を24色から選べるように', '順位表の読み込みを速くしました')),
        en: seedDocument(bullets('three courses in the rain', 'cars in 24 colours', 'rankings load faster')),
      },
      publishFrom: seeder.at(-6, '11:00'),
    },
    {
      state: 'published',
      title: both('召還キャンペーン', 'Summoning campaign'),
      slug: 'summoning-campaign',
      category: 'campaign',
      gameTitles: ['bubbleShrine'],
      periodFrom: seeder.at(-40, '12:00'),
      periodUntil: seeder.at(-26, '12:00'),
      summary: both('召還に必要な泡が半分になりました。', 'Summoning took half the bubbles.'),
      body: {
        ja: seedDocument('たくさんのご参加、ありがとうございました。'),
        en: seedDocument('Thank you all for taking part.'),
      },
      publishFrom: seeder.at(-42, '12:00'),
      publishUntil: seeder.at(-20, '12:00'),
    },
    {
      state: 'published',
      title: { ja: '「泡の社」新章の予告' },
      slug: 'bubble-shrine-next',
      category: 'info',
      gameTitles: ['bubbleShrine'],
      summary: { ja: '次の章の舞台は、海の底です。' },
      body: { ja: seedDocument('配信日が決まりしだい、お知らせします。') },
      publishFrom: seeder.at(9, '12:00'),
    },
    {
      state: 'archived',
      title: both('旧サーバーの統合が終わりました', 'The old servers are merged'),
      slug: 'servers-merged',
      category: 'info',
      gameTitles: ['starHarbor'],
      summary: both('名前が重なった方には、変更のご案内を送りました。', 'Whoever shared a name has been written to.'),
      body: { ja: seedDocument('統合は終わりました。'), en: seedDocument('The merge is done.') },
      publishFrom: seeder.at(-300, '10:00'),
    },
    { state: 'draft', title: { ja: '下書き：周年記念の企画' }, slug: 'anniversary-draft', category: 'event', gameTitles: ['all'] },
  ] as const

/**
 * Planned maintenance, a running event, known issues in progress and fixed, an expired campaign, one scheduled without English, one
 * archived, a draft.
 */
export const seedNews = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  for (const { state, ...values } of news(seeder)) {
    const cover = 'coverAlt' in values ? await seeder.picture({ name: values.title.ja, color: MAGENTA, width: 1280, height: 720 }) : null
    await seeder.create('news', { ...values, cover }, { state })
  }
}
