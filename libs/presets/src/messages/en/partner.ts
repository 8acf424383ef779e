import type { PartnerLabels } from '../ja/partner.ts'
import { addressLabels } from './address.ts'
import { snsLabels } from './sns.ts'

export const partnerLabels = {
  connectionTest: { label: 'Check the website', help: 'Checks whether the page opens. You can save it even if it doesn’t.' },
  sections: { basic: 'Basics', company: 'Company', contact: 'Contact', sns: 'Social accounts', publish: 'Publishing' },
  fields: {
    name: { label: 'Name' },
    nameKana: { label: 'Name (katakana)', help: 'In full-width katakana. Not shown on the public site.' },
    logo: { label: 'Logo', help: 'A PNG or SVG with a transparent background, up to 1 MB, works best.' },
    description: { label: 'Description' },
    websiteUrl: { label: 'Website' },
    corporateNumber: { label: 'Corporate number', help: '13 digits.' },
    invoiceNumber: { label: 'Invoice number', help: 'T and 13 digits.' },
    address: { ...addressLabels, help: 'Not published.' },
    contactPerson: { label: 'Contact person', help: 'Not published.' },
    contactEmail: { label: 'Contact e-mail', help: 'Not published.' },
    contactPhone: { label: 'Phone', help: 'Not published.' },
    fax: { label: 'Fax', help: 'Not published.' },
    startedOn: { label: 'Partner since' },
    note: { label: 'Internal note', help: 'Not published.' },
    sns: snsLabels,
  },
} satisfies PartnerLabels
