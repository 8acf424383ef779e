import { boolean, image, int, longText, member, references, richText, slug, tags, text, type AnyField } from '@captain/content-core'
import { readingMinutes, type RichTextDocument } from '@captain/rich-text-core'
import { maxCount, maxFullWidth } from '@captain/validation'
import { seo } from './seo.ts'

const minutesOf = (values: Readonly<Record<string, unknown>>): number | null => {
  const body = (values['body'] as { readonly ja: RichTextDocument | null } | null)?.ja ?? null
  return body === null ? null : readingMinutes(body, 'ja')
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
  authorName: text({ maxBytes: 150, required: 'publish', localized: true, public: true, initial: { from: 'accountName' } }),
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

export const ARTICLE_COLUMNS = ['cover', 'title', 'category', 'authorName', 'state', 'publishFrom', 'updatedAt'] as const
