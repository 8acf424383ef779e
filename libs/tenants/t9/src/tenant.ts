import { defineTenant } from '@captain/content-core'
import { contact } from './content-types/contact.ts'
import { news } from './content-types/news.ts'
import { privacyPolicy } from './content-types/privacy-policy.ts'
import { termOfService } from './content-types/term-of-service.ts'

/** Starport Arcade, an operator of mobile and online games. */
export const tenant = defineTenant({
  number: 9,
  slug: 'arcade',
  names: { ja: 'スターポルト・アーケード', en: 'Starport Arcade' },
  abbreviation: 'SPT',
  color: '#B3169B',
  contentTypes: [news, contact, privacyPolicy, termOfService],
})
