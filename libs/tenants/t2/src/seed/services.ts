import { createByKey, type SeederOf } from '@captain/content-core'
import { both } from './both.ts'
import type { tenant } from '../tenant.ts'

const SERVICES = {
  'close-up-magic': {
    name: both('テーブルマジック', 'Close-up magic'),
    icon: '/icons/menu/star.svg',
    catchphrase: both('目の前、30センチの不思議', 'Wonders at arm’s length'),
    description: both(
      'テーブルを回りながら、カードやコインのマジックをお見せします。',
      'Cards and coins, from table to table, right before your eyes.',
    ),
    suitableFor: ['wedding', 'corporate', 'birthday'],
    minPeople: 2,
    maxPeople: 60,
    equipment: both('60センチ四方のテーブル', 'A table of 60 cm'),
    isPublished: true,
  },
  'piano-vocals': {
    name: both('ピアノ弾き語り', 'Piano & vocals'),
    icon: '/icons/menu/music.svg',
    catchphrase: both('リクエストにも、その場でお応えします', 'Requests are welcome'),
    description: both(
      '懐かしい曲から新しい曲まで、会の雰囲気に合わせて演奏します。',
      'Songs old and new, chosen for the mood of your party.',
    ),
    suitableFor: ['wedding', 'hotel', 'corporate'],
    minPeople: 10,
    maxPeople: 200,
    equipment: both('電源（100V）。電子ピアノはお持ちします。', 'A socket of 100 V. We bring the piano.'),
    cautions: both('音の大きさは会場の決まりに合わせます。', 'We keep to the sound limits of the venue.'),
    isPublished: true,
  },
  'mobile-bartender': {
    name: both('出張バーテンダー', 'Mobile bartender'),
    icon: '/icons/menu/drink.svg',
    description: both(
      '小さなバーをそのままお届けします。お酒を飲まない方にも一杯ずつお作りします。',
      'A small bar comes to you, with drinks without alcohol too.',
    ),
    suitableFor: ['corporate', 'birthday', 'hotel'],
    minPeople: 8,
    maxPeople: 80,
    cautions: both('20歳未満の方には、お酒をお出ししません。', 'No alcohol for anybody under 20.'),
    isPublished: true,
  },
  mc: {
    name: both('司会進行', 'MC'),
    icon: '/icons/menu/people.svg',
    description: both('進行台本の下書きから、当日の司会までお任せください。', 'From the draft of the running order to the day itself.'),
    suitableFor: ['wedding', 'corporate'],
    isPublished: true,
  },
  'balloon-show': {
    name: { ja: 'バルーンショー' },
    icon: '/icons/menu/heart.svg',
    description: { ja: '風船で動物や花を作ります。お子さまと一緒に楽しめます。' },
    suitableFor: ['kids', 'birthday'],
    isPublished: true,
  },
  'shadow-theatre': {
    name: both('影絵芝居（準備中）', 'Shadow theatre (in preparation)'),
    icon: '/icons/menu/home.svg',
    isPublished: false,
  },
} as const

/** Ids of the services by their slugs. */
export type ServiceIds = Readonly<Record<keyof typeof SERVICES, string>>

/** Five services for booking, one of them without English, and one that is not public yet. */
export const seedServices = (seeder: SeederOf<typeof tenant>): Promise<ServiceIds> =>
  createByKey(SERVICES, (slug, values) => seeder.create('service', { slug, ...values }))
