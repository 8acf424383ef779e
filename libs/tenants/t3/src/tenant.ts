import { defineTenant } from '@captain/content-core'
import { contact } from './content-types/contact.ts'
import { constructionProject } from './content-types/construction-project.ts'
import { news } from './content-types/news.ts'
import { partner } from './content-types/partner.ts'
import { privacyPolicy } from './content-types/privacy-policy.ts'
import { termOfService } from './content-types/term-of-service.ts'

/** Hoshimizaka Construction, a local building contractor. */
export const tenant = defineTenant({
  number: 3,
  slug: 'kensetsu',
  names: { ja: '星見坂建設', en: 'Hoshimizaka Construction' },
  abbreviation: 'KEN',
  color: '#1D5B8F',
  contentTypes: [constructionProject, news, partner, contact, privacyPolicy, termOfService],
})
