import {
  MAX_ARCHIVE_BYTES,
  date,
  defineContentType,
  file,
  image,
  list,
  multiSelect,
  requiredIf,
  select,
  text,
  url,
  type FieldValues,
} from '@captain/content-core'
import { newsPreset } from '@captain/presets'
import { halfWidth, startsWithUrl } from '@captain/validation'
import { GAMES } from '../games.ts'

const base = newsPreset(['release', 'update', 'event', 'media', 'info'])

const fields = {
  ...base.fields,
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
}

type Values = FieldValues<typeof fields>

const isUpdate = ({ category }: Pick<Values, 'category'>): boolean => category === 'update'
const onPublishing = { stage: 'publish' } as const

/** News of the games: the studio's full site, product data included (content model, T4.news). */
export const news = defineContentType({
  ...base,
  filters: [...base.filters, 'gameTitle', 'platforms'],
  sections: {
    basic: base.sections.basic,
    game: ['gameTitle', 'platforms', 'version', 'patchNotes', 'releaseDate', 'ageRating', 'storeLinks'],
    body: base.sections.body,
    media: ['trailerUrl', 'screenshots', 'pressKit'],
    related: base.sections.related,
    publish: base.sections.publish,
    seo: base.sections.seo,
  },
  checks: [
    ...base.checks,
    requiredIf('version', isUpdate, onPublishing),
    requiredIf('patchNotes', isUpdate, onPublishing),
    requiredIf<Values>('releaseDate', ({ category }) => category === 'release', { ...onPublishing, rule: 'requiredDate' }),
  ],
  fields,
})
