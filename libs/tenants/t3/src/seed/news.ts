import type { SeederOf } from '@captain/content-core'
import { bullets, heading, seedDocument } from '@captain/presets'
import type { ProjectIds } from './projects.ts'
import type { tenant } from '../tenant.ts'

const BLUE = '#1D5B8F'

const both = (ja: string, en: string) => ({ ja, en })
const clock = (hours: number) => hours * 60

const news = (seeder: SeederOf<typeof tenant>, projects: ProjectIds) =>
  [
    {
      state: 'published',
      title: both('完成見学会のお知らせ', 'Open house'),
      slug: 'open-house',
      category: 'openHouse',
      isImportant: true,
      openHouseDates: [
        { date: seeder.day(20), startTime: clock(10), endTime: clock(16), note: both('予約優先', 'With booking first') },
        { date: seeder.day(21), startTime: clock(10), endTime: clock(15), note: both('駐車場6台', 'Parking for six') },
      ],
      relatedProjects: [projects['single-storey-garden']],
      tags: ['見学会'],
      summary: both('「庭とつながる平屋」を、2日間だけご覧いただけます。', 'See the house open to the garden, on two days only.'),
      coverAlt: both('縁側に並んだスリッパ', 'Slippers on a veranda'),
      body: {
        ja: seedDocument(
          'お施主さまのご厚意で、お引き渡し前の住まいをご覧いただけます。',
          heading('お願い'),
          bullets('靴下の着用をお願いします', '写真撮影は受付でお声がけください'),
        ),
        en: seedDocument(
          'Thanks to its owners you can see the house before they move in.',
          heading('Please note'),
          bullets('wear socks', 'ask before you take photographs'),
        ),
      },
      publishFrom: seeder.at(-3, '09:00'),
    },
    {
      state: 'published',
      title: both('上棟しました', 'The frame is up'),
      slug: 'frame-is-up',
      category: 'site',
      summary: both('「森の診療所」の骨組みが立ち上がりました。', 'The frame of the forest clinic stands.'),
      coverAlt: both('青空に組まれた木の骨組み', 'A timber frame against a blue sky'),
      body: {
        ja: seedDocument('天気にも恵まれ、1日で棟まで上げることができました。'),
        en: seedDocument('With good weather it went up to the ridge in a day.'),
      },
      publishFrom: seeder.at(-9, '17:00'),
    },
    {
      state: 'published',
      title: both('冬季休業のお知らせ', 'Closed in winter'),
      slug: 'winter-holidays',
      category: 'company',
      pinnedUntil: seeder.day(45),
      summary: both('年末年始は、緊急のご連絡だけをお受けします。', 'Over the new year we answer emergencies only.'),
      body: {
        ja: seedDocument('水漏れなど急なお困りごとは、緊急窓口（03-0000-0399）へお電話ください。'),
        en: seedDocument('For leaks and the like call 03-0000-0399.'),
      },
      publishFrom: seeder.at(-1, '09:00'),
    },
    {
      state: 'published',
      title: { ja: '新卒採用2027の募集を始めます' },
      slug: 'recruit-2027',
      category: 'recruit',
      summary: { ja: '現場監督と設計の2職種を募集します。' },
      body: { ja: seedDocument('説明会の日程は、あらためてお知らせします。') },
      publishFrom: seeder.at(14, '10:00'),
    },
    {
      state: 'published',
      title: both('県産材の取り組みが紹介されました', 'Our local timber in the press'),
      slug: 'local-timber',
      category: 'press',
      externalUrl: 'https://press.example/local-timber',
      summary: both('地元の山の木で建てる理由を話しました。', 'Why we build with wood from the hills nearby.'),
      publishFrom: seeder.at(-200, '10:00'),
      publishUntil: seeder.at(-20, '10:00'),
    },
    {
      state: 'archived',
      title: both('事務所を移転しました', 'We have moved'),
      slug: 'moved',
      category: 'company',
      summary: both('星見坂の新しい事務所でお待ちしています。', 'Come and see us at Hoshimizaka.'),
      body: { ja: seedDocument('移転は終わりました。'), en: seedDocument('The move is done.') },
      publishFrom: seeder.at(-1200, '10:00'),
    },
    { state: 'draft', title: { ja: '下書き：春の見学会' }, slug: 'spring-open-house', category: 'openHouse' },
  ] as const

/** A future viewing, news of a site, one pinned, one scheduled without English, one expired, one archived, and a draft. */
export const seedNews = async (seeder: SeederOf<typeof tenant>, projects: ProjectIds): Promise<void> => {
  for (const { state, ...values } of news(seeder, projects)) {
    const cover = 'coverAlt' in values ? await seeder.picture({ name: values.title.ja, color: BLUE, width: 1280, height: 720 }) : null
    await seeder.create('news', { ...values, cover }, { state })
  }
}
