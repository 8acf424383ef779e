import type { MessagesOf } from '@captain/content-core'
import { articleLabels, faqLabels, partnerLabels, privacyPolicyLabels, termOfServiceLabels, tokushoLabels } from '@captain/presets/en'
import type { tenant } from '../tenant.ts'
import { inboxMessages } from './contact.ts'
import { maintenanceEn } from './maintenance-en.ts'
import { menuEn } from './menu-en.ts'
import { peopleEn } from './people-en.ts'
import { registryEn } from './registry-en.ts'
import { siteNames } from './site-names.ts'
import { tenantEn } from './tenant-en.ts'

const audience = { label: 'Audience', options: { public: 'Public', captain: 'Captain only', both: 'Both' } }

export const en = {
  ...inboxMessages.en,
  ...tenantEn,
  ...peopleEn,
  ...registryEn,
  ...menuEn,
  ...maintenanceEn,
  article: {
    name: 'Article',
    plural: 'Articles',
    sections: articleLabels.sections,
    fields: {
      ...articleLabels.fields,
      category: { label: 'Category' },
      audience: { ...audience, help: '“Captain only” articles never appear on the public site.' },
      targetTenants: {
        label: 'Target sites',
        help: 'The sites whose staff can read this article. If empty, all sites.',
        options: siteNames.en,
      },
      importance: { label: 'Importance', options: { normal: 'Normal', notice: 'Notice', urgent: 'Urgent' } },
    },
  },
  'article-category': {
    name: 'Article category',
    plural: 'Article categories',
    sections: { basic: 'Basics', publish: 'Publishing' },
    columns: { articles: { label: 'Articles' } },
    fields: {
      name: { label: 'Name' },
      slug: { label: 'Slug', help: 'Letters, digits and hyphens.' },
      color: { label: 'Colour', help: 'Marks the category in article lists.' },
      icon: { label: 'Icon' },
      description: { label: 'Description' },
      parent: { label: 'Parent category', help: 'One level only.' },
    },
  },
  faq: {
    name: 'FAQ',
    plural: 'FAQs',
    sections: faqLabels.sections,
    fields: {
      ...faqLabels.fields,
      category: {
        label: 'Category',
        options: { account: 'Login & account', site: 'Site management', domain: 'Domains', billing: 'Billing', other: 'Other' },
      },
      audience: { ...audience, options: { public: 'Public', captain: 'Captain', both: 'Both' } },
    },
  },
  partner: {
    name: 'Partner',
    plural: 'Partners',
    sections: partnerLabels.sections,
    connectionTest: partnerLabels.connectionTest,
    fields: {
      ...partnerLabels.fields,
      kind: { label: 'Kind', options: { sponsor: 'Sponsor', media: 'Media', shelter: 'Cat shelter', vendor: 'Vendor' } },
      showOnHome: { label: 'Show on home' },
    },
  },
  tokusho: tokushoLabels,
  'privacy-policy': privacyPolicyLabels,
  'term-of-service': termOfServiceLabels,
} satisfies MessagesOf<typeof tenant>
