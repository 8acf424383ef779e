import type { SeederOf } from '@captain/content-core'
import { bullets, heading, seedDocument, table } from '@captain/presets'
import type { MemberIds } from './members.ts'
import type { SoundIds } from './sounds.ts'
import type { tenant } from '../tenant.ts'

const NAVY = '#2B2D6E'

const both = (ja: string, en: string) => ({ ja, en })
const clock = (hours: number, minutes = 0) => hours * 60 + minutes

type Known = { readonly members: MemberIds; readonly sounds: SoundIds }

const news = (seeder: SeederOf<typeof tenant>, { members, sounds }: Known) =>
  [
    {
      state: 'published',
      title: both('ワンマンライブ「星図」', 'Solo live “Star Chart”'),
      slug: 'solo-live-star-chart',
      category: 'live',
      isImportant: true,
      pinnedUntil: seeder.day(40),
      live: {
        date: seeder.day(40),
        venue: both('水鏡市民交流センター 大ホール', 'Mikagami Civic Center, Main Hall'),
        prefecture: 'JP-13',
        openTime: clock(17),
        startTime: clock(18),
        ticketUrl: 'https://tickets.example/yorunowa',
        ticketPrice: { amount: 4800, taxMode: 'included', taxRate: 'standard' },
      },
      relatedSounds: [sounds['star-chart']],
      relatedMembers: [members.tomori, members.tamaki, members.saku],
      tags: ['ワンマン'],
      summary: both('アルバム「星図」の全曲を、順番どおりに演奏します。', 'The whole album, in order.'),
      coverAlt: both('紺色の空に描かれた星の線', 'Lines between stars on a navy sky'),
      body: {
        ja: seedDocument(
          'アルバムの10曲を、はじめから終わりまで続けて演奏します。',
          heading('チケット'),
          table(['席', '料金'], ['前方指定席', '5,800円'], ['自由席', '4,800円']),
          bullets('未就学のお子さまは入場できません', '開演中の録音・撮影はご遠慮ください'),
        ),
        en: seedDocument(
          'All ten songs of the album, from the first to the last.',
          heading('Tickets'),
          table(['Seat', 'Price'], ['Front, reserved', '5,800 yen'], ['Free seating', '4,800 yen']),
          bullets('no children under six', 'no recording or photographs while we play'),
        ),
      },
      publishFrom: seeder.at(-10, '20:00'),
    },
    {
      state: 'published',
      title: both('新曲「灯台」を配信します', 'A new song: Lighthouse'),
      slug: 'lighthouse-release',
      category: 'release',
      relatedSounds: [sounds.lighthouse],
      summary: both('海の近くで録った、夜明けの1曲。', 'One song for dawn, recorded by the sea.'),
      coverAlt: both('水平線に立つ灯台', 'A lighthouse on the horizon'),
      body: {
        ja: seedDocument('各配信サービスで、同じ日の0時から聴けます。'),
        en: seedDocument('On every service from midnight of the same day.'),
      },
      publishFrom: seeder.at(-2, '12:00'),
    },
    {
      state: 'published',
      title: { ja: 'ラジオ番組に出演します' },
      slug: 'radio',
      category: 'media',
      relatedMembers: [members.tomori],
      summary: { ja: '深夜の番組で、弾き語りを2曲お届けします。' },
      body: { ja: seedDocument('放送は来週の木曜日、25時からです。') },
      publishFrom: seeder.at(5, '18:00'),
    },
    {
      state: 'published',
      title: both('グッズを再販します', 'Goods are back'),
      slug: 'goods-again',
      category: 'goods',
      externalUrl: 'https://music.example/shop',
      summary: both('完売していた手ぬぐいとバッジが戻ってきました。', 'The towels and badges that were sold out are back.'),
      publishFrom: seeder.at(-70, '12:00'),
      publishUntil: seeder.at(-20, '12:00'),
    },
    {
      state: 'archived',
      title: both('螢の脱退について', 'Hotaru is leaving'),
      slug: 'hotaru-leaves',
      category: 'info',
      relatedMembers: [members.hotaru],
      summary: both('3年間、ありがとうございました。', 'Thank you for three years.'),
      body: {
        ja: seedDocument('これからも、それぞれの場所で音楽を続けます。'),
        en: seedDocument('All of us go on making music, each in our own place.'),
      },
      publishFrom: seeder.at(-810, '20:00'),
    },
    { state: 'draft', title: { ja: '下書き：春のツアー' }, slug: 'spring-tour', category: 'live' },
  ] as const

/** A future concert, a release, one scheduled without English, one expired, one archived, and a draft. */
export const seedNews = async (seeder: SeederOf<typeof tenant>, known: Known): Promise<void> => {
  for (const { state, ...values } of news(seeder, known)) {
    const cover = 'coverAlt' in values ? await seeder.picture({ name: values.title.ja, color: NAVY, width: 1280, height: 720 }) : null
    await seeder.create('news', { ...values, cover }, { state })
  }
}
