import {
  date,
  defineContentType,
  file,
  image,
  list,
  MAX_ARCHIVE_BYTES,
  multiSelect,
  requiredWhen,
  select,
  text,
  url,
} from '@captain/content-core'
import {
  NEWS_CHECKS,
  NEWS_COLUMNS,
  NEWS_FILTERS,
  NEWS_INDEXED,
  NEWS_NARROWINGS,
  NEWS_ORDER,
  NEWS_SECTIONS,
  newsFields,
} from '@captain/presets'
import { halfWidth, startsWithUrl } from '@captain/validation'
import { GAMES } from '../games.ts'

type Values = { readonly category: string; readonly patchNotes: readonly unknown[]; readonly version: string | null }

const isUpdate = ({ category }: Pick<Values, 'category'>): boolean => category === 'update'
const onPublishing = { stage: 'publish' } as const

/** News of the games, which are the studio's whole site and carry its product data (content model, T4.news). */
export const news = defineContentType({
  name: 'news',
  workflow: 'publish',
  screens: ['list', 'new', 'edit', 'preview-by-slug'],
  group: 'content',
  icon: 'news',
  title: 'title',
  columns: NEWS_COLUMNS,
  filters: [...NEWS_FILTERS, 'gameTitle', 'platforms'],
  indexed: NEWS_INDEXED,
  narrowings: NEWS_NARROWINGS,
  order: NEWS_ORDER,
  sections: {
    basic: NEWS_SECTIONS.basic,
    game: ['gameTitle', 'platforms', 'version', 'patchNotes', 'releaseDate', 'ageRating', 'storeLinks'],
    body: NEWS_SECTIONS.body,
    media: ['trailerUrl', 'screenshots', 'pressKit'],
    related: NEWS_SECTIONS.related,
    publish: NEWS_SECTIONS.publish,
    seo: NEWS_SECTIONS.seo,
  },
  checks: [
    ...NEWS_CHECKS,
    requiredWhen('version', isUpdate, onPublishing),
    requiredWhen('patchNotes', isUpdate, onPublishing),
    requiredWhen<Values>('releaseDate', ({ category }) => category === 'release', { ...onPublishing, rule: 'requiredDate' }),
  ],
  fields: {
    ...newsFields(['release', 'update', 'event', 'media', 'info']),
    gameTitle: select({ options: GAMES, public: true }),
    platforms: multiSelect({ options: ['pc', 'consoleA', 'consoleB', 'mobile'], public: true }),
    version: text({ maxBytes: 20, public: true, rules: [halfWidth()] }),
    patchNotes: list({
      public: 'detail',
      max: 60,
      of: {
        kind: select({ options: ['add', 'change', 'fix'], required: true }),
        text: text({ maxBytes: 300, required: true, localized: true }),
      },
    }),
    releaseDate: date({ public: true }),
    storeLinks: list({
      public: true,
      max: 6,
      of: { label: text({ maxBytes: 60, required: true, localized: true }), url: url({ required: true }) },
    }),
    trailerUrl: url({ public: 'detail', rules: [startsWithUrl('https://www.youtube.com/')] }),
    screenshots: list({
      public: 'detail',
      max: 12,
      of: { image: image({ required: true }), alt: text({ maxBytes: 300, localized: true }) },
    }),
    pressKit: file({ accept: ['zip'], maxBytes: MAX_ARCHIVE_BYTES, public: 'detail' }),
    ageRating: select({ options: ['all', '12', '15', '17', '18', 'pending'], public: true }),
  },
})
