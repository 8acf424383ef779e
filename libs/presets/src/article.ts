import {
  boolean,
  image,
  int,
  longText,
  member,
  references,
  richText,
  slug,
  tags,
  text,
  type AnyField,
  sidesOf,
} from '@captain/content-core'
import { isDocument } from '@captain/rich-text-core'
import { readingMinutes } from '#reading-minutes'
import { maxCount, maxFullWidth } from '@captain/validation'
import { seo } from './seo.ts'

const minutesOf = (values: Readonly<Record<string, unknown>>): number | null => {
  const body = sidesOf(values['body']).ja
  return isDocument(body) ? readingMinutes(body, 'ja') : null
}

/** Fields of editorial text (content model, P.article); each tenant supplies the category. */
export const articleFields = <const Category extends AnyField>(category: Category) => ({
  title: text({ maxBytes: 300, required: true, localized: true, public: true, rules: [maxFullWidth(80)] }),
  slug: slug({ required: true, public: true, from: 'title' }),
  category,
  tags: tags({ public: true }),
  lead: longText({ maxBytes: 600, required: 'publish', localized: true, public: true, rules: [maxFullWidth(160)] }),
  cover: image({ required: 'publish', public: true }),
  coverAlt: text({ maxBytes: 300, required: 'publish', localized: true, public: true }),
  body: richText({ required: 'publish', localized: true, public: 'detail' }),
  authorName: text({ maxBytes: 150, required: 'publish', localized: true, public: true, defaultValue: { from: 'accountName' } }),
  authorUser: member({}),
  readingMinutes: int({ public: true, compute: minutesOf }),
  isPinned: boolean({ public: true }),
  relatedArticles: references({ to: 'article', onDelete: 'set-null', public: 'detail', rules: [maxCount(4)] }),
  seo,
})

/** Sections of the article form; tenants add their own fields to them. */
export const ARTICLE_SECTIONS = {
  basic: ['title', 'slug', 'lead', 'cover', 'coverAlt'],
  body: ['body'],
  sorting: ['category', 'tags', 'authorName', 'authorUser', 'isPinned', 'relatedArticles'],
  publish: ['publishFrom', 'publishUntil'],
  seo: ['seo'],
} as const

const ARTICLE_COLUMNS = ['cover', 'title', 'category', 'authorName', 'state', 'publishFrom', 'updatedAt'] as const

const ARTICLE_FILTERS = ['category', 'tags', 'authorUser', 'publishFrom'] as const

/** Returns the common declaration of articles; a tenant spreads it and adds fields to its parts. */
export const articlePreset = <const Category extends AnyField>(category: Category) =>
  ({
    name: 'article',
    workflow: 'publish',
    screens: ['list', 'new', 'edit', 'preview-by-slug'],
    group: 'content',
    icon: 'news',
    title: 'title',
    columns: ARTICLE_COLUMNS,
    filters: ARTICLE_FILTERS,
    indexed: ['isPinned'],
    defaultSort: ['-updatedAt'],
    sections: ARTICLE_SECTIONS,
    fields: articleFields(category),
  }) as const
