import { defineTenant } from '@captain/content-core'
import { domain } from './content-types/domain.ts'
import { registrar } from './content-types/registrar.ts'
import { tenantMenu } from './content-types/tenant-menu.ts'
import { tenantMenuCategory } from './content-types/tenant-menu-category.ts'
import { tenantDomain } from './content-types/tenant-domain.ts'
import { tenantProfile } from './content-types/tenant.ts'
import { tenantUser } from './content-types/tenant-user.ts'
import { user } from './content-types/user.ts'
import { contact } from './content-types/contact.ts'
import { article } from './content-types/article.ts'
import { articleCategory } from './content-types/article-category.ts'
import { maintenanceSite } from './content-types/maintenance-site.ts'
import { faq } from './content-types/faq.ts'
import { partner } from './content-types/partner.ts'
import { privacyPolicy } from './content-types/privacy-policy.ts'
import { termOfService } from './content-types/term-of-service.ts'
import { tokusho } from './content-types/tokusho.ts'

/** Nyanko Harbor, the portal that runs the platform; its content feeds the public pages. */
export const tenant = defineTenant({
  number: 1,
  slug: 'nyanko',
  names: { ja: 'にゃんこ港', en: 'Nyanko Harbor' },
  abbreviation: 'NYK',
  color: '#B4531F',
  contentTypes: [
    article,
    articleCategory,
    partner,
    contact,
    faq,
    tokusho,
    privacyPolicy,
    termOfService,
    tenantProfile,
    tenantUser,
    tenantDomain,
    user,
    domain,
    registrar,
    tenantMenu,
    tenantMenuCategory,
    maintenanceSite,
  ],
  today: [
    {
      type: 'maintenance-site',
      labels: { ja: 'メンテナンス中・予定のサイト', en: 'Maintenance on or scheduled' },
      where: [{ field: 'mode', in: ['scheduled', 'on'] }],
      show: ['mode', 'startsAt'],
    },
  ],
})
