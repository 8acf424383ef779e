import { boolean, richText, select, slug, tags, text, url } from '@captain/content-core'
import { maxFullWidth } from '@captain/validation'

/** Block types of an answer (content model, P.faq), which is shown in a list. */
const ANSWER_BLOCKS = ['paragraph', 'list', 'linkTool', 'image', 'table'] as const

/** Fields of a question and its answer (content model, P.faq); each tenant supplies the categories. */
export const faqFields = <const Category extends string>(categories: readonly Category[]) => ({
  category: select({ options: categories, required: true, public: true }),
  question: text({ maxBytes: 300, required: true, localized: true, public: true, rules: [maxFullWidth(100)] }),
  answer: richText({ required: 'publish', localized: true, public: true, blocks: ANSWER_BLOCKS }),
  anchor: slug({ required: true, public: true, from: 'question' }),
  keywords: tags({}),
  relatedUrl: url({ public: true }),
  isPinned: boolean({ public: true }),
})

/** Sections of the form; tenants add their own fields to them. */
export const FAQ_SECTIONS = {
  basic: ['category', 'question', 'anchor', 'keywords'],
  answer: ['answer', 'relatedUrl'],
  publish: ['isPinned', 'isPublished'],
} as const

const FAQ_COLUMNS = ['question', 'category', 'isPublished', 'updatedAt'] as const

/** Returns the common declaration of questions and answers; a tenant spreads it and adds fields to its parts. */
export const faqPreset = <const Category extends string>(categories: readonly Category[]) =>
  ({
    name: 'faq',
    workflow: 'toggle',
    screens: ['list', 'new', 'edit'],
    group: 'content',
    icon: 'help',
    title: 'question',
    columns: FAQ_COLUMNS,
    filters: ['category', 'isPublished'],
    indexed: ['isPinned'],
    defaultSort: ['category', 'sortOrder'],
    sections: FAQ_SECTIONS,
    fields: faqFields(categories),
  }) as const
