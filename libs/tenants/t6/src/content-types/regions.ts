import { PREFECTURES, type Prefecture } from '@captain/presets'

/** Last JIS number of each group of prefectures, north to south; 新潟, 山梨 and 長野 are one region with 北陸 between them. */
const RUNS = [
  [1, 'hokkaido'],
  [7, 'tohoku'],
  [14, 'kanto'],
  [15, 'shinetsu'],
  [18, 'hokuriku'],
  [20, 'shinetsu'],
  [24, 'tokai'],
  [30, 'kinki'],
  [35, 'chugoku'],
  [39, 'shikoku'],
  [46, 'kyushu'],
  [47, 'okinawa'],
] as const

/** Regions of delivery, north to south (content model, T6.delivery). */
export const REGIONS = [
  'hokkaido',
  'tohoku',
  'kanto',
  'shinetsu',
  'hokuriku',
  'tokai',
  'kinki',
  'chugoku',
  'shikoku',
  'kyushu',
  'okinawa',
] as const
export type Region = (typeof REGIONS)[number]

const regionOf = (place: number): Region => RUNS.find(([last]) => place < last)?.[1] ?? 'okinawa'

/** Every prefecture with its region. */
export const PREFECTURE_REGIONS: readonly { readonly prefecture: Prefecture; readonly region: Region }[] = PREFECTURES.map(
  (prefecture, place) => ({ prefecture, region: regionOf(place) }),
)
