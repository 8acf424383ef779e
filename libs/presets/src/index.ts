export { ARTICLE_COLUMNS, ARTICLE_SECTIONS, articleFields } from './article.ts'
export { CONTACT_SECTIONS, CONTACT_TYPE, contactFields, contactSubmission } from './contact.ts'
export { eventStateOf, nextSessionOf, type EventState } from './event-progress.ts'
export { eventPreset } from './event.ts'
export { FAQ_SECTIONS, faqFields } from './faq.ts'
export { isPinnedOn, newsPreset } from './news.ts'
export { PARTNER_COLUMNS, PARTNER_FILTERS, PARTNER_SECTIONS, partnerFields } from './partner.ts'
export { ALLERGENS } from './allergens.ts'
export { address } from './address.ts'
export { attachments } from './attachments.ts'
export type { LegalPart } from './legal-template.ts'
export { hasJanCheckDigit } from './jan-code.ts'
export { mainPhotoOf, photos } from './photos.ts'
export { PREFECTURES, type Prefecture } from './prefectures.ts'
export { privacyPolicyType } from './privacy-policy.ts'
export { MENU_CATEGORY_COLUMNS, MENU_CATEGORY_SECTION, menuCategoryFields, SERVING_CHECK, servingFields } from './menu-category.ts'
export { seedContacts } from './seed-contact.ts'
export { seedLegal } from './seed-legal.ts'
export { seo } from './seo.ts'
export { sns } from './sns.ts'
export { termOfServiceType } from './term-of-service.ts'
export { TOKUSHO_CHECKS, TOKUSHO_TYPE, tokushoFields } from './tokusho.ts'
export { allergenMessages } from './messages/allergens.ts'
export { prefectureNames } from './messages/prefectures.ts'
export { contactKindLabel, contactMessages } from './messages/contact.ts'
export { menuCategoryMessages } from './messages/menu-category.ts'
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
