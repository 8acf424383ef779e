import type { SeederOf } from '@captain/content-core'
import { bullets, heading, seedDocument } from '@captain/presets'
import { both, TEAL } from './both.ts'
import type { CircleIds } from './circles.ts'
import type { FacilityIds } from './facilities.ts'
import type { YearIds } from './years.ts'
import type { tenant } from '../tenant.ts'

type Places = { readonly years: YearIds; readonly rooms: FacilityIds; readonly circles: CircleIds }

const session = (seeder: SeederOf<typeof tenant>, offset: number, startTime: number, endTime: number) => ({
  date: seeder.day(offset),
  openTime: startTime - 30,
  startTime,
  endTime,
})

const FREE = both('無料', 'Free')

const events = (seeder: SeederOf<typeof tenant>, { years, rooms, circles }: Places) =>
  [
    {
      state: 'published',
      title: both('秋の合唱祭', 'Autumn choir'),
      slug: 'autumn-choir',
      category: 'concert',
      summary: both('市内の合唱団が集まり、最後に全員で1曲を歌います。', 'The choirs of the city, and one song for all at the end.'),
      coverAlt: both('木の舞台に並ぶ合唱団', 'A choir on a wooden stage'),
      sessions: [session(seeder, 8, 780, 960)],
      facility: rooms['main-hall'],
      circles: [circles['mixed-choir']],
      target: both('どなたでも', 'Everybody'),
      capacity: 400,
      feeText: both('500円（高校生以下は無料）', '500 yen, free up to high school'),
      applicationMethod: 'none',
      organizer: both('水鏡市民交流センター', 'Mikagami Civic Center'),
      supportOptions: ['wheelchair', 'captions'],
      body: {
        ja: seedDocument(heading('プログラム'), bullets('水鏡混声合唱団', '市立中学校 合唱部', '全員合唱'), '開演の30分前に開場します。'),
        en: seedDocument(heading('Programme'), bullets('Mikagami Mixed Choir', 'School choirs', 'Everybody')),
      },
      tags: ['音楽'],
      publishFrom: seeder.at(-20, '10:00'),
    },
    {
      state: 'published',
      title: both('防災講座「夜の避難所」', 'Disaster course: a night in the shelter'),
      slug: 'disaster-course',
      category: 'lecture',
      summary: both('避難所の一夜を、紙の上で組み立てます。', 'We plan one night in a shelter, on paper.'),
      coverAlt: both('地図を囲む人びと', 'People around a map'),
      sessions: [session(seeder, 15, 600, 720)],
      facility: rooms['meeting-room-a'],
      capacity: 24,
      feeText: FREE,
      applicationMethod: 'phone',
      applicationStart: seeder.day(-7),
      applicationDeadline: seeder.day(12),
      contactPhone: '03-0000-0801',
      supportOptions: ['signLanguage', 'nursery'],
      nurseryDeadline: seeder.day(8),
      body: {
        ja: seedDocument('手話通訳があります。小さなお子さまは、託児でお預かりします。'),
        en: seedDocument('With sign language, and a nursery for small children.'),
      },
      tags: ['防災'],
      publishFrom: seeder.at(-7, '10:00'),
    },
    {
      state: 'published',
      title: both('子ども工作「風で動くもの」', 'Kids’ craft: moved by the wind'),
      slug: 'kids-craft',
      category: 'kids',
      summary: both('紙と竹ひごで、風車と小さな車を作ります。', 'Windmills and small cars of paper and bamboo.'),
      coverAlt: both('色紙の風車', 'A windmill of coloured paper'),
      sessions: [session(seeder, 22, 600, 690), session(seeder, 22, 840, 930)],
      facility: rooms['small-hall'],
      circles: [circles['origami-hour']],
      target: both('小学生', 'Primary school'),
      capacity: 20,
      feeText: both('300円（材料費）', '300 yen for material'),
      applicationMethod: 'counter',
      isFull: true,
      body: {
        ja: seedDocument('満席になりました。次は冬休みに開きます。'),
        en: seedDocument('Full. The next one is in the winter holidays.'),
      },
      publishFrom: seeder.at(-10, '10:00'),
    },
    {
      state: 'published',
      title: both('市民美術展', 'Citizens’ art'),
      slug: 'citizens-art',
      category: 'exhibition',
      summary: both('公募で集まった120点を、8日間展示します。', 'A hundred and twenty works, for eight days.'),
      coverAlt: both('白い壁に並ぶ絵', 'Paintings on a white wall'),
      sessions: Array.from({ length: 8 }, (_unused, day) => session(seeder, 30 + day, 600, 1020)),
      facility: rooms['gallery'],
      feeText: FREE,
      applicationMethod: 'web',
      applicationUrl: 'https://hall.example/apply/citizens-art',
      applicationDeadline: seeder.day(25),
      supportOptions: ['wheelchair'],
      body: { ja: seedDocument('出品のお申し込みは、Webから受け付けています。'), en: seedDocument('Works can be entered on the web.') },
      publishFrom: seeder.at(-3, '10:00'),
    },
    {
      state: 'published',
      title: { ja: '新春 囲碁大会' },
      slug: 'new-year-go',
      category: 'festival',
      summary: { ja: 'はじめての方から段位の方まで、腕前に合わせて対局します。' },
      coverAlt: { ja: '碁盤と石' },
      sessions: [session(seeder, 50, 540, 960)],
      facility: rooms['japanese-room'],
      circles: [circles['thursday-go']],
      feeText: { ja: '500円' },
      applicationMethod: 'none',
      body: { ja: seedDocument('昼食をご用意ください。') },
      publishFrom: seeder.at(9, '10:00'),
    },
    {
      state: 'archived',
      title: both('夏の映画会', 'Summer cinema'),
      slug: 'summer-cinema',
      category: 'festival',
      summary: both('大ホールの映画会は、終了しました。', 'The film in the main hall is over.'),
      coverAlt: both('暗い客席と白い幕', 'Dark seats and a white screen'),
      sessions: [session(seeder, -100, 1080, 1200)],
      facility: rooms['main-hall'],
      feeText: FREE,
      applicationMethod: 'none',
      body: { ja: seedDocument('ご来場ありがとうございました。'), en: seedDocument('Thank you for coming.') },
    },
    {
      state: 'draft',
      title: both('春まつり', 'Spring festival'),
      slug: 'spring-festival',
      category: 'festival',
      fiscalYear: years.next,
      applicationMethod: 'none',
    },
  ] as const

/** Events in all states: upcoming, full, scheduled without English, archived, and a draft for the next fiscal year. */
export const seedEvents = async (seeder: SeederOf<typeof tenant>, places: Places): Promise<void> => {
  const cover = await seeder.picture({ name: '催し', color: TEAL, width: 1280, height: 720 })
  for (const { state, ...values } of events(seeder, places))
    await seeder.create('event', { ...values, cover: state === 'draft' ? null : cover }, { state })
}
