export { ARTICLE_COLUMNS, ARTICLE_SECTIONS, articleFields } from './article.ts'
export { FAQ_SECTIONS, faqFields } from './faq.ts'
export { seo } from './seo.ts'
export { articleMessages } from './messages/article.ts'
export { faqMessages } from './messages/faq.ts'
export { seoMessages } from './messages/seo.ts'
export {
  bullets,
  checks,
  codeLines,
  delimiter,
  figure,
  heading,
  linkCard,
  paragraph,
  quotation,
  seedDocument,
  steps,
  table,
  video,
} from './seed-document.ts'
