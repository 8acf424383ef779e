import {
  date,
  defineContentType,
  file,
  image,
  int,
  reference,
  requiredIf,
  select,
  text,
  url,
  type FieldValues,
} from '@captain/content-core'
import { fileName, maxDate, startsWithUrl } from '@captain/validation'
import { pictures } from './pictures.ts'

const KINDS = ['newsletter', 'video', 'press', 'pamphlet', 'photo'] as const

const fields = {
  title: text({ maxBytes: 300, required: true, localized: true, public: true }),
  kind: select({ options: KINDS, required: true, public: true }),
  fiscalYear: reference({ to: 'year', onDelete: 'restrict', required: true, public: true }),
  issueNumber: int({ public: true, min: 1 }),
  publishedOn: date({ required: true, public: true, rules: [maxDate('today+1y')] }),
  file: file({ accept: ['pdf'], public: true }),
  downloadName: text({ maxBytes: 90, public: true, rules: [fileName()] }),
  videoUrl: url({ public: true, rules: [startsWithUrl('https://www.youtube.com/')] }),
  outlet: text({ maxBytes: 150, localized: true, public: true }),
  externalUrl: url({ public: true }),
  thumbnail: image({ public: true }),
  photos: pictures(30),
  summary: text({ maxBytes: 600, localized: true, public: true }),
}

type Values = FieldValues<typeof fields>

/** Newsletters, videos and press reports, by fiscal year (content model, T8.media). */
export const media = defineContentType({
  name: 'media',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'content',
  icon: 'speakerphone',
  title: 'title',
  columns: ['thumbnail', 'title', 'kind', 'issueNumber', 'fiscalYear', 'publishedOn', 'isPublished'],
  filters: ['kind', 'fiscalYear', 'isPublished'],
  defaultSort: ['-publishedOn'],
  sections: {
    basic: ['title', 'kind', 'fiscalYear', 'issueNumber', 'publishedOn', 'thumbnail', 'summary'],
    content: ['file', 'downloadName', 'videoUrl', 'outlet', 'externalUrl', 'photos'],
    publish: ['isPublished'],
  },
  checks: [
    requiredIf<Values>('file', ({ kind }) => kind === 'newsletter' || kind === 'pamphlet', { rule: 'requiredSelect', stage: 'publish' }),
    requiredIf<Values>('videoUrl', ({ kind }) => kind === 'video', { stage: 'publish' }),
    requiredIf<Values>('outlet.ja', ({ kind }) => kind === 'press', { stage: 'publish' }),
    requiredIf<Values>('photos', ({ kind }) => kind === 'photo', { stage: 'publish' }),
  ],
  fields,
})
