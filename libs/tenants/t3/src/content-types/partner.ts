import { date, defineContentType, multiSelect, text, type Clock } from '@captain/content-core'
import { addDays } from '@captain/locale'
import { attachments, partnerPreset } from '@captain/presets'
import { maxCount } from '@captain/validation'
import { TRADES } from './trades.ts'

const WARNING_DAYS = 90

/** The last day on which an expiring licence gets a warning. */
const soon = ({ today }: Clock): string => addDays(today, WARNING_DAYS)

const base = partnerPreset(['carpentry', 'electrical', 'plumbing', 'exterior', 'design', 'material'])

/** Craftsmen and companies that work with the builder (content model, T3.partner). */
export const partner = defineContentType({
  ...base,
  filters: [...base.filters, 'trades'],
  sections: {
    ...base.sections,
    company: [...base.sections.company, 'trades', 'licenceNumber', 'licenceExpiresOn', 'safetyDocs'],
  },
  warnings: [
    {
      path: 'licenceExpiresOn',
      rule: 'custom',
      params: { ja: '許可の期限が近づいています。更新を確かめてください。', en: 'The licence expires soon. Renew it in time.' },
      test: ({ licenceExpiresOn }, _before, clock) => licenceExpiresOn === null || licenceExpiresOn > soon(clock),
    },
  ],
  fields: {
    ...base.fields,
    trades: multiSelect({ options: TRADES, public: true, rules: [maxCount(8)] }),
    licenceNumber: text({ maxBytes: 90, public: true }),
    licenceExpiresOn: date({}),
    safetyDocs: attachments({ accept: ['pdf'], max: 10 }),
  },
})
