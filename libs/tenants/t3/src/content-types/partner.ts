import { date, defineContentType, multiSelect, text, type Clock } from '@captain/content-core'
import { dayAfter } from '@captain/locale'
import { attachments, PARTNER_COLUMNS, PARTNER_FILTERS, PARTNER_SECTIONS, partnerFields } from '@captain/presets'
import { maxCount } from '@captain/validation'
import { TRADES } from './trades.ts'

const WARNING_DAYS = 90

/** The last day on which an expiring licence gets a warning. */
const soon = ({ today }: Clock): string => dayAfter(today, WARNING_DAYS)

/** Craftsmen and companies that work with the builder (content model, T3.partner). */
export const partner = defineContentType({
  name: 'partner',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'content',
  icon: 'heart-handshake',
  title: 'name',
  columns: PARTNER_COLUMNS,
  filters: [...PARTNER_FILTERS, 'trades'],
  order: ['sortOrder'],
  trial: { section: 'basic' },
  sections: {
    ...PARTNER_SECTIONS,
    company: [...PARTNER_SECTIONS.company, 'trades', 'licenceNumber', 'licenceExpiresOn', 'safetyDocs'],
  },
  warnings: [
    {
      path: 'licenceExpiresOn',
      rule: 'custom',
      params: { ja: '許可の期限が近づいています。更新を確かめてください。', en: 'The licence ends soon; please see to its renewal.' },
      test: ({ licenceExpiresOn }, _before, clock) => licenceExpiresOn === null || licenceExpiresOn > soon(clock),
    },
  ],
  fields: {
    ...partnerFields(['carpentry', 'electrical', 'plumbing', 'exterior', 'design', 'material']),
    trades: multiSelect({ options: TRADES, public: true, rules: [maxCount(8)] }),
    licenceNumber: text({ maxBytes: 90, public: true }),
    licenceExpiresOn: date({}),
    safetyDocs: attachments({ accept: ['pdf'], max: 10 }),
  },
})
