import { createBySlug, type SeederOf } from '@captain/content-core'
import { both, TEAL } from './both.ts'
import type { tenant } from '../tenant.ts'

/** Ids of the rooms by slug. */
export type FacilityIds = Readonly<Record<ReturnType<typeof rooms>[number]['slug'], string>>

const RULES = both(
  '開始時刻の15分前から入れます。片付けの時間も、ご利用時間に含みます。',
  'Doors open 15 minutes before. Clearing up is part of the time that you book.',
)

const rates = (morning: number, allDay: number) =>
  [
    { slot: 'morning', weekday: morning, weekend: Math.round(morning * 1.2) },
    { slot: 'afternoon', weekday: Math.round(morning * 1.3), weekend: Math.round(morning * 1.5) },
    { slot: 'evening', weekday: Math.round(morning * 1.4), weekend: Math.round(morning * 1.6) },
    { slot: 'allDay', weekday: allDay, weekend: Math.round(allDay * 1.2) },
  ] as const

const COMMON = {
  rules: RULES,
  phone: '03-0000-0800',
  bookingUrl: 'https://yoyaku.mikagami.example/',
  bookableFrom: 'm3',
  roomState: 'open',
} as const

const rooms = (seeder: SeederOf<typeof tenant>) =>
  [
    {
      name: both('大ホール', 'Main hall'),
      nameKana: 'だいほーる',
      slug: 'main-hall',
      category: 'hall',
      floor: '1',
      areaSqm: '412.50',
      ceilingHeight: '9.5',
      capacities: [
        { layout: 'theater', people: 400 },
        { layout: 'standing', people: 300 },
      ],
      equipment: [
        { name: both('グランドピアノ', 'Grand piano'), quantity: 1, fee: 5500 },
        { name: both('プロジェクター', 'Projector'), quantity: 1, fee: 2200 },
        { name: both('ワイヤレスマイク', 'Wireless microphone'), quantity: 6, fee: 550 },
      ],
      amenities: [
        { icon: '/icons/menu/music.svg', label: both('反響板', 'Acoustic shell') },
        { icon: '/icons/menu/people.svg', label: both('楽屋3室', 'Three dressing rooms') },
      ],
      rates: rates(18_000, 62_000),
      discountNote: both('市内の学校の行事は、半額になります。', 'Half price for the schools of the city.'),
      bookableFrom: 'm6',
      accessibility: ['wheelchair', 'toilet', 'loop', 'elevator'],
      description: both(
        '木の壁に囲まれた、生の音がよく響くホールです。',
        'A hall with walls of wood, made for sound without loudspeakers.',
      ),
      extension: '101',
      assetNumber: '2004-0001',
      wifiAccessPoints: [{ ssid: 'MIKAGAMI-FREE', macAddress: '00-00-5E-00-53-01', place: '客席後方' }],
      isPublished: true,
    },
    {
      name: both('小ホール', 'Small hall'),
      nameKana: 'しょうほーる',
      slug: 'small-hall',
      category: 'hall',
      floor: '2',
      areaSqm: '148.00',
      ceilingHeight: '5.0',
      capacities: [
        { layout: 'theater', people: 120 },
        { layout: 'school', people: 72 },
      ],
      rates: rates(7200, 25_000),
      accessibility: ['wheelchair', 'elevator'],
      description: both('発表会や講演会にちょうどよい広さです。', 'The right size for recitals and talks.'),
      extension: '201',
      isPublished: true,
    },
    {
      name: both('会議室A', 'Meeting room A'),
      nameKana: 'かいぎしつえー',
      slug: 'meeting-room-a',
      category: 'meeting',
      floor: '3',
      areaSqm: '54.20',
      capacities: [
        { layout: 'school', people: 30 },
        { layout: 'square', people: 24 },
      ],
      equipment: [{ name: both('ホワイトボード', 'Whiteboard'), quantity: 2, fee: 0 }],
      rates: rates(1800, 6200),
      accessibility: ['wheelchair', 'elevator', 'toilet'],
      description: both('窓の大きい会議室です。', 'A meeting room with large windows.'),
      wifiAccessPoints: [{ ssid: 'MIKAGAMI-FREE', macAddress: '00-00-5E-00-53-02', place: '天井' }],
      isPublished: true,
    },
    {
      name: both('音楽室1', 'Music room 1'),
      nameKana: 'おんがくしついち',
      slug: 'music-room-1',
      category: 'music',
      floor: 'b1',
      areaSqm: '62.75',
      capacities: [{ layout: 'theater', people: 40 }],
      equipment: [{ name: both('アップライトピアノ', 'Upright piano'), quantity: 1, fee: 1100 }],
      rates: rates(2400, 8400),
      accessibility: ['elevator'],
      description: both('夜まで音の出せる、地下の部屋です。', 'A room underground where one may be loud until night.'),
      isPublished: true,
    },
    {
      name: both('調理室', 'Kitchen'),
      nameKana: 'ちょうりしつ',
      slug: 'kitchen',
      category: 'kitchen',
      floor: '2',
      areaSqm: '80.40',
      capacities: [{ layout: 'school', people: 24 }],
      rates: rates(2600, 9000),
      accessibility: ['wheelchair', 'elevator'],
      description: both('調理台が6つあり、1つは高さを変えられます。', 'Six counters, one of which moves up and down.'),
      roomState: 'closed',
      closedFrom: seeder.day(20),
      closedUntil: seeder.day(24),
      closedReason: both('設備の点検のため', 'For an inspection'),
      isPublished: true,
    },
    {
      name: both('和室「水鏡」', 'Japanese room “Mikagami”'),
      nameKana: 'わしつみかがみ',
      slug: 'japanese-room',
      category: 'japanese',
      floor: '3',
      areaSqm: '49.60',
      capacities: [{ layout: 'tatami', people: 30 }],
      equipment: [{ name: both('茶道具一式', 'Tea set'), quantity: 2, fee: 1650 }],
      rates: rates(1500, 5200),
      accessibility: ['none'],
      description: both('炉のある二十畳の部屋です。', 'Twenty mats with a sunken hearth.'),
      isPublished: true,
    },
    {
      name: both('展示ギャラリー', 'Gallery'),
      nameKana: 'てんじぎゃらりー',
      slug: 'gallery',
      category: 'gallery',
      floor: '1',
      areaSqm: '120.00',
      capacities: [{ layout: 'standing', people: 80 }],
      rates: rates(3000, 10_500),
      accessibility: ['wheelchair', 'toilet', 'nursing'],
      description: both('照明の入れ替えのため、ただいまお休みしています。', 'Closed while the lights are replaced.'),
      roomState: 'repair',
      closedFrom: seeder.day(-14),
      closedUntil: seeder.day(28),
      closedReason: both('照明の工事', 'New lights'),
      isPublished: true,
    },
    {
      name: { ja: '多目的室（準備中）' },
      nameKana: 'たもくてきしつ',
      slug: 'multi-room',
      category: 'kids',
      floor: '4',
      areaSqm: '70.00',
      capacities: [{ layout: 'school', people: 36 }],
      rates: rates(2000, 7000),
      accessibility: ['elevator'],
      rules: { ja: null },
      isPublished: false,
    },
  ] as const

/** Eight rooms: one that will be closed, one under repair, one hidden without English. */
export const seedFacilities = async (seeder: SeederOf<typeof tenant>): Promise<FacilityIds> => {
  const large = await seeder.picture({ name: '大きな部屋', color: TEAL, width: 1600, height: 1067 })
  const small = await seeder.picture({ name: '小さな部屋', color: TEAL, width: 1600, height: 1067 })
  const plan = await seeder.file({ name: '平面図（見本）', type: 'pdf', color: TEAL })
  let isLarge = false
  return createBySlug(rooms(seeder), (room) => {
    isLarge = !isLarge
    const photos = [{ image: isLarge ? large : small, alt: { ja: `${room.name.ja}の様子` }, isMain: true }]
    return seeder.create('facility', { ...COMMON, ...room, photos, floorPlan: plan })
  })
}
