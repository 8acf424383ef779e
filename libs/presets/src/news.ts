import {
  notInPastIfChanged,
  boolean,
  date,
  image,
  references,
  requiredIf,
  richText,
  select,
  slug,
  tags,
  text,
  url,
  type FieldValues,
  type NamedFilter,
} from '@captain/content-core'
import { maxCount, maxFullWidth } from '@captain/validation'
import { attachments } from './attachments.ts'
import { seo } from './seo.ts'

/** Returns whether the news is pinned on a day (`YYYY-MM-DD`, Asia/Tokyo). */
export const isPinnedOn = ({ pinnedUntil }: Readonly<Record<string, unknown>>, day: string): boolean =>
  typeof pinnedUntil === 'string' && pinnedUntil >= day

/** Fields of dated announcements (content model, P.news); each tenant supplies the categories. */
export const newsFields = <const Category extends string>(categories: readonly Category[]) => ({
  title: text({ maxBytes: 300, required: true, localized: true, public: true, rules: [maxFullWidth(80)] }),
  slug: slug({ required: true, public: true, from: 'title' }),
  category: select({ options: categories, required: true, public: true }),
  summary: text({ maxBytes: 600, required: 'publish', localized: true, public: true, rules: [maxFullWidth(120)] }),
  cover: image({ public: true }),
  coverAlt: text({ maxBytes: 300, localized: true, public: true }),
  body: richText({ localized: true, public: 'detail' }),
  externalUrl: url({ public: true }),
  attachments: attachments({ accept: ['pdf'], max: 5, public: 'detail' }),
  tags: tags({ public: true }),
  isImportant: boolean({ public: true }),
  pinnedUntil: date({ public: true }),
  relatedNews: references({ to: 'news', onDelete: 'set-null', public: 'detail', rules: [maxCount(3)] }),
  /** Recomputed daily. */
  isPinned: boolean({ public: true, compute: (values, { today }) => isPinnedOn(values, today) }),
  seo,
})

type NewsValues = FieldValues<ReturnType<typeof newsFields<string>>>

/** Cross-field checks of the news. */
const NEWS_CHECKS = [
  requiredIf<NewsValues>('coverAlt.ja', ({ cover }) => cover !== null),
  requiredIf<NewsValues>('body.ja', ({ externalUrl }) => externalUrl === null, { stage: 'publish' }),
  notInPastIfChanged<NewsValues>('pinnedUntil'),
] as const

/** Sections of the news form; tenants add their own fields to them. */
export const NEWS_SECTIONS = {
  basic: ['title', 'slug', 'category', 'summary', 'cover', 'coverAlt', 'isImportant', 'tags'],
  body: ['body', 'externalUrl', 'attachments'],
  related: ['relatedNews'],
  publish: ['publishFrom', 'publishUntil', 'pinnedUntil'],
  seo: ['seo'],
} as const

const NEWS_COLUMNS = ['cover', 'title', 'category', 'state', 'publishFrom', 'isImportant', 'updatedBy'] as const

const NEWS_FILTERS = ['category', 'publishFrom', 'isImportant', 'tags'] as const

/** Additional indexed fields for pinning. */
const NEWS_INDEXED = ['isPinned', 'pinnedUntil'] as const

/** Sort of lists: pinned news first, then the newest (content model §10.3). */
const NEWS_DEFAULT_SORT = ['-isPinned', '-publishFrom'] as const

const [FIRST_YEAR, LAST_YEAR] = [1970, 9998]

/** Named filter of the news of one year, in Asia/Tokyo. */
const NEWS_NAMED_FILTERS = {
  year: {
    input: { kind: 'number', min: FIRST_YEAR, max: LAST_YEAR },
    where: ([year]) => [{ field: 'publishFrom', from: `${Number(year) - 1}-12-31T15:00:00.000Z`, to: `${year}-12-31T14:59:59.999Z` }],
  },
} as const satisfies Readonly<Record<string, NamedFilter>>

/** Returns the common declaration of news; a tenant spreads it and adds fields to its parts. */
export const newsPreset = <const Category extends string>(categories: readonly Category[]) =>
  ({
    name: 'news',
    workflow: 'publish',
    screens: ['list', 'new', 'edit', 'preview-by-slug'],
    group: 'content',
    icon: 'news',
    title: 'title',
    columns: NEWS_COLUMNS,
    filters: NEWS_FILTERS,
    indexed: NEWS_INDEXED,
    namedFilters: NEWS_NAMED_FILTERS,
    defaultSort: NEWS_DEFAULT_SORT,
    sections: NEWS_SECTIONS,
    checks: NEWS_CHECKS,
    fields: newsFields(categories),
  }) as const
