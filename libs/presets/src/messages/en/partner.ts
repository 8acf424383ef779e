import type { PartnerLabels } from '../ja/partner.ts'
import { addressLabels } from './address.ts'
import { snsLabels } from './sns.ts'

export const partnerLabels = {
  connectionTest: { label: 'Check the website', help: 'Tries whether the page can be opened. It can be saved even if not.' },
  sections: { basic: 'Basics', company: 'Company', contact: 'Contact', sns: 'Social accounts', publish: 'Publishing' },
  fields: {
    name: { label: 'Name' },
    nameKana: { label: 'Name (katakana)', help: 'In full-width katakana; not shown on the public site.' },
    logo: { label: 'Logo', help: 'A PNG or SVG without background, up to 1 MB, fits best.' },
    description: { label: 'Description', help: 'Up to 200 characters.' },
    websiteUrl: { label: 'Website' },
    corporateNumber: { label: 'Corporate number', help: '13 digits.' },
    invoiceNumber: { label: 'Invoice number', help: 'T and 13 digits.' },
    address: { ...addressLabels, help: 'Not public.' },
    contactPerson: { label: 'Contact person', help: 'Not public.' },
    contactEmail: { label: 'Contact e-mail', help: 'Not public.' },
    contactPhone: { label: 'Phone', help: 'Not public.' },
    fax: { label: 'Fax', help: 'Not public.' },
    startedOn: { label: 'Partner since' },
    note: { label: 'Internal note', help: 'Not public.' },
    sns: snsLabels,
  },
} satisfies PartnerLabels
