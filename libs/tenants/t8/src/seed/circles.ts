import { createBySlug, type CreateInput, type SeederOf } from '@captain/content-core'
import { both, TEAL } from './both.ts'
import type { FacilityIds } from './facilities.ts'
import type { YearIds } from './years.ts'
import type { circle } from '../content-types/circle.ts'
import type { tenant } from '../tenant.ts'

/** Ids of the circles by slug. */
export type CircleIds = Readonly<Record<ReturnType<typeof circles>[number]['slug'], string>>

const HOUR = 60

type Meeting = NonNullable<CreateInput<typeof circle>['schedules']>[number]

const meeting = (weekday: Meeting['weekday'], week: Meeting['week'], from: number, until: number) => ({
  weekday,
  week,
  startTime: from * HOUR,
  endTime: until * HOUR,
})

const circles = (seeder: SeederOf<typeof tenant>, rooms: FacilityIds, years: YearIds) =>
  [
    {
      name: both('水鏡混声合唱団', 'Mikagami Mixed Choir'),
      nameKana: 'みかがみこんせいがっしょうだん',
      abbreviation: 'MMC',
      slug: 'mixed-choir',
      registrationNumber: '2026-001',
      registrationUntil: seeder.day(210),
      genre: 'music',
      facilities: [rooms['music-room-1'], rooms['small-hall']],
      schedules: [meeting('tue', 'every', 18, 21), meeting('sun', '1st', 13, 17)],
      members: 42,
      targetAge: 'adults',
      monthlyFee: 2500,
      entryFee: 1000,
      isRecruiting: true,
      trialAvailable: true,
      description: both(
        '楽譜が読めなくても大丈夫です。秋の合唱祭に向けて、4つの声で歌っています。',
        'No need to read music. We sing in four voices, now for the autumn choir.',
      ),
      representative: '見本 太郎',
      contactPhone: '03-0000-0811',
      contactEmail: 'choir@hall.example',
      showContact: true,
      sns: { instagramId: 'mikagami.choir' },
    },
    {
      name: both('朝のラジオ体操会', 'Morning exercise'),
      nameKana: 'あさのらじおたいそうかい',
      slug: 'morning-exercise',
      registrationNumber: '2026-002',
      registrationUntil: seeder.day(180),
      genre: 'sports',
      facilities: [rooms['small-hall']],
      schedules: [meeting('mon', 'every', 7, 8), meeting('wed', 'every', 7, 8), meeting('fri', 'every', 7, 8)],
      members: 65,
      targetAge: 'all',
      isRecruiting: true,
      trialAvailable: true,
      description: both(
        '申し込みは要りません。動きやすい服でお越しください。',
        'No need to sign up. Come in clothes that you can move in.',
      ),
      representative: '受付担当',
      contactPhone: '03-0000-0812',
    },
    {
      name: both('折り紙の時間', 'Origami hour'),
      nameKana: 'おりがみのじかん',
      slug: 'origami-hour',
      registrationNumber: '2026-003',
      registrationUntil: seeder.day(21),
      genre: 'craft',
      facilities: [rooms['meeting-room-a']],
      schedules: [meeting('sat', '2nd', 10, 12)],
      members: 14,
      targetAge: 'all',
      monthlyFee: 500,
      isRecruiting: true,
      description: both('1枚の紙から、季節のものを折ります。', 'From one sheet of paper, something of the season.'),
      representative: '見本 花子',
      contactPhone: '03-0000-0813',
    },
    {
      name: both('英語で紙芝居', 'Kamishibai in English'),
      nameKana: 'えいごでかみしばい',
      slug: 'kamishibai-in-english',
      registrationNumber: '2026-004',
      registrationUntil: seeder.day(200),
      genre: 'language',
      facilities: [rooms['meeting-room-a'], rooms['japanese-room']],
      schedules: [meeting('sun', '3rd', 10, 12)],
      members: 9,
      targetAge: 'kids',
      trialAvailable: true,
      description: both('昔話を英語で読み、絵も自分たちで描きます。', 'Old stories in English, with pictures of our own.'),
      representative: '世話役',
      contactPhone: '03-0000-0814',
      contactEmail: 'kamishibai@hall.example',
    },
    {
      name: { ja: '囲碁の木曜会' },
      nameKana: 'いごのもくようかい',
      slug: 'thursday-go',
      registrationNumber: '2026-005',
      registrationUntil: seeder.day(150),
      genre: 'game',
      facilities: [rooms['japanese-room']],
      schedules: [meeting('thu', 'every', 13, 17)],
      members: 21,
      targetAge: 'seniors',
      monthlyFee: 800,
      description: { ja: '初心者の方には、九路盤から手ほどきします。' },
      representative: '世話役',
      contactPhone: '03-0000-0815',
    },
    {
      name: both('水曜スケッチ', 'Wednesday sketching'),
      nameKana: 'すいようすけっち',
      slug: 'wednesday-sketching',
      registrationNumber: '2025-011',
      registrationUntil: seeder.day(-40),
      fiscalYear: years.last,
      genre: 'art',
      facilities: [rooms['meeting-room-a']],
      schedules: [meeting('wed', 'every', 13, 15)],
      targetAge: 'adults',
      description: both('登録の期限が過ぎているサークルの見本です。', 'A sample of a circle whose registration has ended.'),
      representative: '世話役',
      contactPhone: '03-0000-0816',
    },
    {
      name: both('子育てひろば準備会', 'Parents’ corner, in preparation'),
      nameKana: 'こそだてひろばじゅんびかい',
      slug: 'parents-corner',
      registrationNumber: '2026-006',
      registrationUntil: seeder.day(300),
      genre: 'kids',
      facilities: [rooms['japanese-room']],
      schedules: [meeting('fri', '4th', 10, 12)],
      targetAge: 'all',
      representative: '見本 花子',
      contactPhone: '03-0000-0817',
      isPublished: false,
    },
  ] as const

/** Seven circles: one whose registration ends soon, one expired, one without English, one hidden. */
export const seedCircles = async (seeder: SeederOf<typeof tenant>, rooms: FacilityIds, years: YearIds): Promise<CircleIds> => {
  const image = await seeder.picture({ name: '集まり', color: TEAL, width: 1200, height: 800 })
  const photos = [{ image, caption: both('活動の様子', 'How it looks') }]
  return createBySlug(circles(seeder, rooms, years), (one) =>
    seeder.create('circle', { fiscalYear: years.current, isPublished: true, ...one, photos }),
  )
}
