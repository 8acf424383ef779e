import { createBySlug, type CreateInput, type SeederOf } from '@captain/content-core'
import { bullets, heading, seedDocument } from '@captain/presets'
import type { PartnerIds } from './partners.ts'
import type { constructionProject } from '../content-types/construction-project.ts'
import type { tenant } from '../tenant.ts'

const BLUE = '#1D5B8F'

const both = (ja: string, en: string) => ({ ja, en })

/** Ids of the projects by their slugs. */
export type ProjectIds = Readonly<Record<ReturnType<typeof projects>[number]['slug'], string>>

type Photo = NonNullable<CreateInput<typeof constructionProject>['photos']>[number]
type Story = readonly [task: string, proposal: readonly string[], result: string]

const story = (ja: Story, en: Story) => ({
  ja: seedDocument(heading('課題'), ja[0], heading('提案'), bullets(...ja[1]), heading('結果'), ja[2]),
  en: seedDocument(heading('The task'), en[0], heading('Our proposal'), bullets(...en[1]), heading('The result'), en[2]),
})

const MIKAGAMI = { prefecture: 'JP-13', city: both('水鏡市', 'Mikagami') } as const

const projects = (seeder: SeederOf<typeof tenant>, { electrical, carpentry, design, material }: PartnerIds) =>
  [
    {
      state: 'published',
      slug: 'single-storey-garden',
      title: both('庭とつながる平屋', 'A single-storey house open to the garden'),
      category: 'house',
      clientType: 'individual',
      ...MIKAGAMI,
      summary: both('どの部屋からも庭に出られる、木の平屋です。', 'A timber house that opens to the garden from every room.'),
      coverAlt: both('縁側から庭を見た平屋', 'A low house seen from its garden'),
      structure: 'wood',
      floorsAbove: 1,
      siteArea: '231.40',
      floorArea: '98.54',
      startedOn: seeder.day(-420),
      completedOn: seeder.day(-190),
      priceRange: 'to30m',
      features: ['zeh', 'barrierFree', 'localWood'],
      specs: [
        { label: both('断熱等級', 'Insulation grade'), value: { ja: '6', en: '6' } },
        { label: both('外壁', 'Outer walls'), value: both('杉板張り', 'Cedar boards') },
      ],
      body: story(
        [
          '庭の手入れが好きなご夫婦から、年を重ねても暮らしやすい家をとご相談をいただきました。',
          ['段差のない回遊できる間取り', '庭に向けた深い軒', '県産の杉と漆喰の壁'],
          '夏の昼も照明と冷房がほとんど要らない家になりました。',
        ],
        [
          'A couple who love their garden asked for a house to grow old in.',
          ['a plan without steps', 'deep eaves towards the garden', 'local cedar and lime plaster'],
          'Even on summer days it hardly needs lights or cooling.',
        ],
      ),
      clientVoice: both(
        '朝起きて、最初に庭へ出るのが日課になりました。',
        'The first thing we do in the morning is to step into the garden.',
      ),
      clientVoiceConsent: true,
      partners: [electrical, carpentry, design],
      contractNumber: '2025-0142',
      contractAmount: '28600000.00',
      supervisor: '見本 太郎',
      isFeatured: true,
    },
    {
      state: 'published',
      slug: 'two-family-hill',
      title: both('坂の上の二世帯住宅', 'A two-family house on the hill'),
      category: 'house',
      clientType: 'individual',
      ...MIKAGAMI,
      summary: both('玄関は別、庭は一緒。ほどよい距離の二世帯です。', 'Two doors, one garden: two families at the right distance.'),
      coverAlt: both('坂道から見上げた2階建ての家', 'A two-storey house seen from below the hill'),
      structure: 'wood',
      floorsAbove: 2,
      siteArea: '198.75',
      floorArea: '142.30',
      startedOn: seeder.day(-640),
      completedOn: seeder.day(-330),
      priceRange: 'to50m',
      features: ['twoFamily', 'seismic3', 'solar'],
      body: story(
        [
          '高低差のある敷地に、親世帯と子世帯の家を建てる計画です。',
          ['段差を活かした半地下の書庫', '世帯を分ける防音の壁'],
          '両方の居間から、街の灯りが見えます。',
        ],
        [
          'Two generations on one steep plot.',
          ['a library half below ground', 'a sound-proof wall between the homes'],
          'Both living rooms look out on the lights of the town.',
        ],
      ),
      clientVoiceConsent: true,
      partners: [electrical, design],
      contractNumber: '2024-0087',
      contractAmount: '46200000.00',
      isFeatured: true,
    },
    {
      state: 'published',
      slug: 'corner-bakery',
      title: both('町角のパン工房', 'The corner bakery'),
      category: 'shop',
      clientType: 'company',
      ...MIKAGAMI,
      summary: both('窯の熱を逃がしながら、香りは通りへ届けます。', 'Lets out the heat of the oven, and the smell into the street.'),
      coverAlt: both('大きな窓のある角地の店', 'A corner shop with a large window'),
      structure: 'steel',
      floorsAbove: 1,
      floorArea: '76.12',
      startedOn: seeder.day(-260),
      completedOn: seeder.day(-120),
      priceRange: 'to20m',
      features: [],
      body: story(
        [
          '築30年の店舗を、パンの工房に。',
          ['工房と売り場のあいだを大きなガラスに', '排熱を屋根から逃がす換気'],
          '通りから作業が見える店になりました。',
        ],
        [
          'A shop of thirty years becomes a bakery.',
          ['a wide pane between oven and counter', 'heat leaves through the roof'],
          'The street can watch the bakers.',
        ],
      ),
      partners: [carpentry],
      contractNumber: '2025-0201',
      contractAmount: '17380000.00',
      isFeatured: true,
    },
    {
      state: 'published',
      slug: 'seismic-renovation',
      title: both('築45年の耐震リノベーション', 'An old house made safe in earthquakes'),
      category: 'seismic',
      clientType: 'individual',
      ...MIKAGAMI,
      summary: both('思い出の柱を残したまま、耐震等級3相当に。', 'Grade 3 against earthquakes, with the old pillar kept.'),
      coverAlt: both('太い柱の残る明るい居間', 'A bright room with an old pillar'),
      structure: 'wood',
      floorsAbove: 2,
      floorArea: '118.00',
      startedOn: seeder.day(-520),
      completedOn: seeder.day(-400),
      priceRange: 'hidden',
      features: ['seismic3'],
      body: story(
        [
          '祖父の建てた家に住み続けたい、というご相談です。',
          ['基礎の補強', '壁の配置の見直し', '断熱の改修'],
          '柱の傷もそのまま残しました。',
        ],
        [
          'To go on living in the house that grandfather built.',
          ['a stronger foundation', 'walls in better places', 'insulation'],
          'Even the marks on the pillar are still there.',
        ],
      ),
      clientVoiceConsent: true,
      partners: [carpentry, electrical],
      contractNumber: '2024-0033',
      contractAmount: '19800000.00',
    },
    {
      state: 'published',
      slug: 'north-nursery',
      title: both('水鏡北こども園', 'Mikagami North nursery'),
      category: 'public',
      clientType: 'government',
      ...MIKAGAMI,
      summary: both('中庭を囲む、木と鉄骨の園舎です。', 'A nursery of timber and steel around a courtyard.'),
      coverAlt: both('円い中庭を囲む園舎', 'A nursery around a round courtyard'),
      structure: 'mixed',
      floorsAbove: 2,
      floorsBelow: 0,
      siteArea: '3480.00',
      floorArea: '1240.00',
      startedOn: seeder.day(-900),
      completedOn: seeder.day(-540),
      priceRange: 'over50m',
      features: ['localWood', 'barrierFree', 'solar'],
      body: story(
        [
          '定員120人の園舎を、通園を続けながら建て替えました。',
          ['2期に分けた工事', '音の出る作業は土曜日に'],
          '一日も休まずに移ることができました。',
        ],
        [
          'A nursery for 120 children, rebuilt while it was open.',
          ['works in two phases', 'loud work on Saturdays'],
          'It moved without closing for a day.',
        ],
      ),
      partners: [electrical, design],
      contractNumber: '2023-0007',
      contractAmount: '2310000000.00',
      isFeatured: true,
    },
    {
      state: 'published',
      slug: 'station-office',
      title: { ja: '駅前事務所の改修' },
      category: 'office',
      clientType: 'company',
      prefecture: 'JP-13',
      city: { ja: '水鏡市' },
      summary: { ja: '使いながら、3回に分けて改修しました。' },
      coverAlt: { ja: '窓際に長い机のある事務所' },
      structure: 'src',
      floorsAbove: 8,
      floorArea: '412.60',
      startedOn: seeder.day(-150),
      completedOn: seeder.day(-60),
      features: [],
      body: { ja: seedDocument('英語の紹介文は準備中です。') },
      contractNumber: '2026-0011',
      contractAmount: '36300000.00',
      publishFrom: 12,
    },
    {
      state: 'archived',
      slug: 'fence-and-planting',
      title: both('木塀と緑の外構', 'Timber fence and planting'),
      category: 'exterior',
      clientType: 'individual',
      ...MIKAGAMI,
      summary: both('道と庭のあいだに、木の塀と低木を。', 'Timber and shrubs between road and garden.'),
      coverAlt: both('木の塀と低木のある玄関先', 'An entrance with a timber fence and shrubs'),
      structure: 'wood',
      floorArea: '0.00',
      completedOn: seeder.day(-1400),
      features: [],
      body: story(
        ['通りからの視線を和らげたい。', ['隙間のある板塀'], '風の通る外構になりました。'],
        ['To soften views from the street.', ['a fence with gaps'], 'The wind still comes through.'],
      ),
      clientVoiceConsent: true,
      contractNumber: '2022-0054',
    },
    {
      state: 'draft',
      slug: 'forest-clinic',
      title: both('森の診療所', 'Forest clinic'),
      category: 'public',
      clientType: 'company',
      ...MIKAGAMI,
      structure: 'wood',
      floorArea: '286.90',
      startedOn: seeder.day(-80),
      completedOn: seeder.day(150),
      partners: [material],
      contractNumber: '2026-0020',
    },
  ] as const

/** Images of a site before, during and after the works, which every project shows. */
const sitePhotos = async (seeder: SeederOf<typeof tenant>): Promise<readonly Photo[]> => {
  const phases = [
    ['before', both('施工前の様子', 'Before the works')],
    ['during', both('工事の途中', 'During the works')],
    ['after', both('完成した様子', 'When it was done')],
  ] as const
  const photos: Photo[] = []
  for (const [phase, caption] of phases) {
    const image = await seeder.picture({ name: caption.ja, color: BLUE, width: 1600, height: 1067 })
    photos.push({ image, caption, phase })
  }
  return photos
}

/** Eight projects: four of them on the home page, one scheduled without English, one archived, one under construction. */
export const seedProjects = async (seeder: SeederOf<typeof tenant>, partners: PartnerIds): Promise<ProjectIds> => {
  const photos = await sitePhotos(seeder)
  return createBySlug(projects(seeder, partners), async ({ state, ...project }) => {
    const { publishFrom, ...values } = { publishFrom: null, ...project }
    const cover = 'coverAlt' in values ? await seeder.picture({ name: values.title.ja, color: BLUE, width: 1600, height: 1067 }) : null
    const shown = publishFrom === null ? {} : { publishFrom: seeder.at(publishFrom, '10:00') }
    return seeder.create('construction-project', { ...values, ...shown, cover, photos }, { state })
  })
}
