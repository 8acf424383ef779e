import { createByKey, type SeederOf } from '@captain/content-core'
import { both, clock, yen } from './both.ts'
import type { tenant } from '../tenant.ts'

const AREAS = {
  'mikagami-central': {
    name: both('水鏡中央', 'Mikagami Central'),
    code: 'MKC',
    prefecture: 'JP-13',
    cities: [{ name: both('水鏡市中央区', 'Chuo-ku, Mikagami'), postalPrefix: '000' }],
    transportFee: yen(0),
    minCourseMinutes: 60,
    travelMinutes: 15,
    lastDepartureTime: clock(27),
    description: both('月光座クラブのある街です。深夜のお集まりにも伺います。', 'Our own town; we come late at night too.'),
    isPublished: true,
  },
  konan: {
    name: both('港南', 'Konan'),
    code: 'KNN',
    prefecture: 'JP-13',
    cities: [{ name: both('港南市', 'Konan'), postalPrefix: '000' }],
    transportFee: yen(1100),
    minCourseMinutes: 60,
    travelMinutes: 30,
    lastDepartureTime: clock(26),
    isPublished: true,
  },
  hoshimizaka: {
    name: { ja: '星見坂' },
    code: 'HSZ',
    prefecture: 'JP-14',
    cities: [{ name: { ja: '星見坂町' } }, { name: { ja: '丘の上町' } }],
    transportFee: yen(1650),
    minCourseMinutes: 90,
    travelMinutes: 50,
    lastDepartureTime: clock(24),
    isPublished: true,
  },
  airport: {
    name: both('空港周辺', 'Airport'),
    code: 'APT',
    prefecture: 'JP-12',
    cities: [{ name: both('空港町', 'Airport town') }],
    transportFee: yen(3300),
    minCourseMinutes: 120,
    travelMinutes: 80,
    lastDepartureTime: clock(22),
    isPublished: true,
  },
} as const

/** Ids of the areas by their slugs. */
export type AreaIds = Readonly<Record<keyof typeof AREAS, string>>

/** The four areas, one of them without English. */
export const seedAreas = (seeder: SeederOf<typeof tenant>): Promise<AreaIds> =>
  createByKey(AREAS, (slug, values) => seeder.create('area', { slug, ...values }))
