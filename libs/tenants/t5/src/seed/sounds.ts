import { createByKey, type SeederOf } from '@captain/content-core'
import type { MemberIds } from './members.ts'
import type { tenant } from '../tenant.ts'

const NAVY = '#2B2D6E'

const both = (ja: string, en: string) => ({ ja, en })

const TAMAKI = both('環', 'Tamaki')
const TOMORI = both('燈', 'Tomori')
const BAND = both('夜ノ環', 'YORUNOWA')

/** Ids of the works by their slugs. */
export type SoundIds = Readonly<Record<'ring-of-night' | 'surface' | 'star-chart' | 'lighthouse', string>>

type Title = { readonly ja: string; readonly en: string }

/** Tracks in order, with codes of an unassigned registrant (ZZ), counted from `first`. */
const tracks = (first: number, titles: readonly (readonly [title: Title, durationSec: number, bpm: string])[]) =>
  titles.map(([title, durationSec, bpm], place) => ({
    trackNo: place + 1,
    title,
    isrc: `ZZKRN26${String(first + place).padStart(5, '0')}`,
    durationSec,
    bpm,
    lyricist: TOMORI,
    composer: TAMAKI,
    arranger: BAND,
    isLead: place === 0,
  }))

const STAR_CHART = [
  [both('星図', 'Star Chart'), 262, '96.0'],
  [both('北を指す', 'Pointing North'), 231, '128.0'],
  [both('渡り鳥の地図', 'A Map of Migrants'), 248, '104.5'],
  [both('薄明', 'Half Light'), 302, '72.0'],
  [both('三等星', 'Third Magnitude'), 219, '132.0'],
  [both('観測者', 'The Observer'), 275, '88.0'],
  [both('沈黙の海', 'Sea of Silence'), 340, '60.0'],
  [both('軌道', 'Orbit'), 204, '140.0'],
  [both('明け方の羅針盤', 'Compass at Dawn'), 256, '92.0'],
  [both('星図（再び）', 'Star Chart, Again'), 188, '96.0'],
] as const

const sounds = (seeder: SeederOf<typeof tenant>, { tomori, tamaki, saku, hotaru }: MemberIds) =>
  ({
    'ring-of-night': {
      title: both('夜の環', 'Ring of Night'),
      titleKana: 'よるのわ',
      kind: 'single',
      releaseDate: seeder.day(-1500),
      catalogNumber: 'YNW-0001',
      janCode: '2000000005010',
      tracks: tracks(1, [
        [both('夜の環', 'Ring of Night'), 244, '110.0'],
        [both('窓明かり', 'Lit Windows'), 226, '98.0'],
      ]),
      price: { amount: 1320, taxMode: 'included', taxRate: 'standard' },
      spotifyUrl: 'https://open.spotify.com/album/sampleRingOfNight',
      members: [tomori, tamaki, hotaru],
      credits: [{ role: both('録音', 'Recording'), name: both('港南スタジオ（見本）', 'Konan Studio (sample)') }],
      linerNotes: both('はじめて3人で作った曲です。', 'The first song that the three of us made.'),
      downloadFileName: 'ring-of-night.zip',
      isPublished: true,
    },
    surface: {
      title: both('水面', 'Surface'),
      titleKana: 'みなも',
      kind: 'ep',
      releaseDate: seeder.day(-900),
      catalogNumber: 'YNW-0002',
      tracks: tracks(3, [
        [both('水面', 'Surface'), 250, '84.0'],
        [both('雨の楽譜', 'A Score of Rain'), 233, '76.5'],
        [both('舟', 'Boat'), 271, '90.0'],
        [both('対岸', 'The Other Bank'), 289, '100.0'],
      ]),
      price: { amount: 1980, taxMode: 'included', taxRate: 'standard' },
      appleMusicUrl: 'https://music.apple.com/album/sample-surface',
      members: [tomori, tamaki, hotaru],
      isPublished: true,
    },
    'star-chart': {
      title: both('星図', 'Star Chart'),
      titleKana: 'せいず',
      kind: 'album',
      releaseDate: seeder.day(-60),
      catalogNumber: 'YNW-0003',
      janCode: '2000000005034',
      tracks: tracks(7, STAR_CHART),
      price: { amount: 3300, taxMode: 'included', taxRate: 'standard' },
      streamUrl: 'https://music.example/links/star-chart',
      spotifyUrl: 'https://open.spotify.com/album/sampleStarChart',
      appleMusicUrl: 'https://music.apple.com/album/sample-star-chart',
      videoUrl: 'https://www.youtube.com/watch?v=sampleStar1',
      purchaseUrl: 'https://music.example/shop/ynw-0003',
      members: [tomori, tamaki, saku],
      credits: [
        { role: both('録音・調整', 'Recording and mixing'), name: both('港南スタジオ（見本）', 'Konan Studio (sample)') },
        { role: both('装画', 'Cover art'), name: both('見本 花子', 'Hanako Mihon') },
      ],
      linerNotes: both('10の曲を順につなぐと、1枚の地図になります。', 'Ten songs that make one map when they are joined in order.'),
      lyricsAllowed: true,
      isPublished: true,
    },
    lighthouse: {
      title: both('灯台', 'Lighthouse'),
      titleKana: 'とうだい',
      kind: 'digital',
      releaseDate: seeder.day(25),
      tracks: tracks(17, [[both('灯台', 'Lighthouse'), 237, '118.0']]),
      members: [tomori, tamaki, saku],
      isPublished: true,
    },
    sketch: {
      title: { ja: '習作（未公開）' },
      kind: 'bgm',
      releaseDate: seeder.day(120),
      tracks: [{ trackNo: 1, title: { ja: '習作1' }, isLead: true }],
      members: [tamaki],
    },
  }) as const

/** A single, an EP, an album, one future release, and one hidden work without English. */
export const seedSounds = (seeder: SeederOf<typeof tenant>, members: MemberIds): Promise<SoundIds> =>
  createByKey(sounds(seeder, members), async (slug, values) => {
    const jacket = await seeder.picture({ name: values.title.ja, color: NAVY, width: 1400, height: 1400 })
    return seeder.create('sound', { slug, ...values, jacket })
  })
