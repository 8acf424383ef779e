import {
  boolean,
  date,
  decimal,
  defineContentType,
  file,
  image,
  int,
  list,
  longText,
  price,
  references,
  select,
  slug,
  tags,
  text,
  url,
} from '@captain/content-core'
import { hasJanCheckDigit } from '@captain/presets'
import { alnumLen, betweenCount, digitsExact, exactlyOneTrue, fileName, halfWidth, kana, maxDate, startsWithUrl } from '@captain/validation'
import { isrcsOf, trackCountOf } from './tracks.ts'

const MAX_TRACKS = 40
const [FIRST_YEAR, LAST_YEAR] = [1900, 2999]

/** A work of the label (content model, T5.sound). */
export const audioType = defineContentType({
  name: 'sound',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'content',
  icon: 'vinyl',
  title: 'title',
  columns: ['jacket', 'title', 'kind', 'releaseDate', 'trackCount', 'catalogNumber', 'isPublished'],
  filters: ['kind', 'isPublished'],
  indexed: ['isrcs'],
  namedFilters: {
    year: {
      input: { kind: 'number', min: FIRST_YEAR, max: LAST_YEAR },
      showInList: true,
      where: ([year]) => [{ field: 'releaseDate', from: `${year}-01-01`, to: `${year}-12-31` }],
    },
  },
  defaultSort: ['-releaseDate'],
  sections: {
    basic: ['title', 'titleKana', 'slug', 'kind', 'releaseDate', 'catalogNumber', 'jacket'],
    tracks: ['tracks'],
    sale: ['price', 'janCode', 'streamUrl', 'spotifyUrl', 'appleMusicUrl', 'videoUrl', 'purchaseUrl', 'downloadFileName'],
    credits: ['members', 'credits', 'linerNotes', 'lyricsAllowed'],
    publish: ['isPublished'],
  },
  checks: [
    {
      path: 'janCode',
      rule: 'custom',
      params: {
        ja: 'JANコードの最後の1桁（チェックデジット）が合いません。番号を確かめてください。',
        en: 'The check digit of the JAN code doesn’t match. Check the number.',
      },
      test: ({ janCode }) => janCode === null || hasJanCheckDigit(janCode),
    },
  ],
  fields: {
    title: text({ maxBytes: 300, required: true, localized: true, public: true }),
    titleKana: text({ maxBytes: 300, rules: [kana()] }),
    slug: slug({ required: true, public: true, from: 'title' }),
    kind: select({ options: ['single', 'ep', 'album', 'digital', 'bgm'], required: true, public: true }),
    releaseDate: date({ required: true, public: true, rules: [maxDate('today+2y')] }),
    catalogNumber: text({ maxBytes: 30, public: true, unique: true, rules: [halfWidth()] }),
    jacket: image({ required: true, public: true }),
    tracks: list({
      required: true,
      public: true,
      max: MAX_TRACKS,
      rules: [betweenCount(1, MAX_TRACKS), exactlyOneTrue('isLead')],
      of: {
        trackNo: int({ required: true, min: 1, max: 99 }),
        title: text({ maxBytes: 300, required: true, localized: true }),
        isrc: text({ maxBytes: 12, rules: [alnumLen(12)] }),
        durationSec: int({ max: 36_000 }),
        bpm: decimal({ scale: 1, min: '20', max: '400' }),
        lyricist: text({ maxBytes: 150, localized: true }),
        composer: text({ maxBytes: 150, localized: true }),
        arranger: text({ maxBytes: 150, localized: true }),
        preview: file({ accept: ['mp3', 'm4a'], maxDurationSeconds: 90 }),
        isLead: boolean({}),
      },
    }),
    trackCount: int({ compute: trackCountOf }),
    isrcs: tags({ max: MAX_TRACKS, compute: isrcsOf }),
    price: price({ public: true }),
    janCode: text({ maxBytes: 13, unique: true, rules: [digitsExact(13)] }),
    streamUrl: url({ public: true }),
    spotifyUrl: url({ public: true, rules: [startsWithUrl('https://open.spotify.com/')] }),
    appleMusicUrl: url({ public: true, rules: [startsWithUrl('https://music.apple.com/')] }),
    videoUrl: url({ public: true, rules: [startsWithUrl('https://www.youtube.com/')] }),
    purchaseUrl: url({ public: true }),
    members: references({ to: 'member', onDelete: 'set-null', public: true }),
    credits: list({
      public: 'detail',
      max: 30,
      of: { role: text({ maxBytes: 90, required: true, localized: true }), name: text({ maxBytes: 150, required: true, localized: true }) },
    }),
    linerNotes: longText({ maxBytes: 6000, localized: true, public: 'detail' }),
    lyricsAllowed: boolean({}),
    downloadFileName: text({ maxBytes: 90, rules: [fileName()] }),
  },
})
