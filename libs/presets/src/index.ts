export { articlePreset } from './article.ts'
export { contactPreset, contactSubmission, type ContactForm } from './contact.ts'
export { eventStateOf, nextSessionOf, type EventState } from './event-progress.ts'
export { eventPreset } from './event.ts'
export { faqPreset } from './faq.ts'
export { isPinnedOn, newsPreset } from './news.ts'
export { partnerPreset } from './partner.ts'
export { ALLERGEN_GROUPS, ALLERGENS } from './allergens.ts'
export { address } from './address.ts'
export { attachments } from './attachments.ts'
export type { LegalPart } from './legal-template.ts'
export { hasJanCheckDigit } from './jan-code.ts'
export { mainPhotoOf, photos } from './photos.ts'
export { PREFECTURES, type Prefecture } from './prefectures.ts'
export { privacyPolicyType } from './privacy-policy.ts'
export { menuCategoryPreset, servedCategoryPreset } from './menu-category.ts'
export { seedContacts } from './seed-contact.ts'
export { seedLegal } from './seed-legal.ts'
export { seo } from './seo.ts'
export { sns } from './sns.ts'
export { termOfServiceType } from './term-of-service.ts'
export { tokushoPreset } from './tokusho.ts'
export { allergenGroupMessages, allergenMessages } from './messages/allergens.ts'
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
