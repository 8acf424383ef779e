import { aheadWhenNew, date, defineContentType, multiSelect, reference, references, requiredWhen, select } from '@captain/content-core'
import {
  EVENT_CHECKS,
  EVENT_COLUMNS,
  EVENT_FILTERS,
  EVENT_INDEXED,
  EVENT_LOOKS,
  EVENT_NARROWINGS,
  EVENT_ORDER,
  EVENT_SECTIONS,
  eventFields,
} from '@captain/presets'
import { maxCount } from '@captain/validation'

type Support = { readonly supportOptions: readonly string[]; readonly nurseryDeadline: string | null }

/** What takes place in the hall (content model, T8.event). */
export const event = defineContentType({
  name: 'event',
  workflow: 'publish',
  screens: ['list', 'new', 'edit', 'preview-by-slug'],
  group: 'content',
  icon: 'calendar-event',
  title: 'title',
  columns: EVENT_COLUMNS,
  looks: EVENT_LOOKS,
  filters: [...EVENT_FILTERS, 'facility', 'fiscalYear'],
  indexed: EVENT_INDEXED,
  narrowings: EVENT_NARROWINGS,
  order: EVENT_ORDER,
  sections: {
    ...EVENT_SECTIONS,
    schedule: ['sessions', 'fiscalYear', 'facility', 'venueName', 'circles', 'organizer', 'isFull', 'isCancelled', 'cancelNotice'],
    support: ['supportOptions', 'nurseryDeadline'],
  },
  checks: [
    ...EVENT_CHECKS,
    aheadWhenNew<Support>('nurseryDeadline'),
    requiredWhen<Support>('nurseryDeadline', ({ supportOptions }) => supportOptions.includes('nursery'), { rule: 'requiredDate' }),
  ],
  fields: {
    ...eventFields(select({ options: ['lecture', 'concert', 'exhibition', 'kids', 'festival'], required: true, public: true })),
    fiscalYear: reference({ to: 'year', onDelete: 'restrict', required: 'publish', public: true }),
    facility: reference({ to: 'facility', onDelete: 'restrict', public: true }),
    circles: references({ to: 'circle', onDelete: 'set-null', public: true, rules: [maxCount(10)] }),
    supportOptions: multiSelect({ options: ['signLanguage', 'wheelchair', 'nursery', 'captions'], public: true }),
    nurseryDeadline: date({ public: true }),
  },
})
