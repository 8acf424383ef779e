import {
  notInPastIfChanged,
  date,
  defineContentType,
  multiSelect,
  reference,
  references,
  requiredIf,
  select,
  type FieldValues,
} from '@captain/content-core'
import { eventPreset } from '@captain/presets'
import { maxCount } from '@captain/validation'

const base = eventPreset(select({ options: ['lecture', 'concert', 'exhibition', 'kids', 'festival'], required: true, public: true }))

const fields = {
  ...base.fields,
  fiscalYear: reference({ to: 'year', onDelete: 'restrict', required: 'publish', public: true }),
  facility: reference({ to: 'facility', onDelete: 'restrict', public: true }),
  circles: references({ to: 'circle', onDelete: 'set-null', public: true, rules: [maxCount(10)] }),
  supportOptions: multiSelect({ options: ['signLanguage', 'wheelchair', 'nursery', 'captions'], public: true }),
  nurseryDeadline: date({ public: true }),
}

type Values = FieldValues<typeof fields>

/** Events in the hall (content model, T8.event). */
export const event = defineContentType({
  ...base,
  filters: [...base.filters, 'facility', 'fiscalYear'],
  sections: {
    ...base.sections,
    schedule: ['sessions', 'fiscalYear', 'facility', 'venueName', 'circles', 'organizer', 'isFull', 'isCancelled', 'cancelNotice'],
    support: ['supportOptions', 'nurseryDeadline'],
  },
  checks: [
    ...base.checks,
    notInPastIfChanged<Values>('nurseryDeadline'),
    requiredIf<Values>('nurseryDeadline', ({ supportOptions }) => supportOptions.includes('nursery'), { rule: 'requiredDate' }),
  ],
  fields,
})
