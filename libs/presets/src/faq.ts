import { boolean, richText, select, slug, tags, text, url } from '@captain/content-core'
import { maxFullWidth } from '@captain/validation'

/** Question and answer for visitors (content model, P.faq); each tenant brings its categories. */
export const faqFields = <const Category extends string>(categories: readonly Category[]) => ({
  category: select({ options: categories, required: true, public: true }),
  question: text({ maxBytes: 300, required: true, localized: true, public: true, rules: [maxFullWidth(100)] }),
  answer: richText({ required: 'publish', localized: true, public: true, blocks: ['paragraph', 'list'] }),
  anchor: slug({ required: true, public: true, from: 'question' }),
  keywords: tags({}),
  relatedUrl: url({ public: true }),
  isPinned: boolean({ public: true }),
})

export const FAQ_SECTIONS = {
  basic: ['category', 'question', 'anchor', 'keywords'],
  answer: ['answer', 'relatedUrl'],
  publish: ['isPinned', 'isPublished'],
} as const
