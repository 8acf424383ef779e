import { boolean, date, defineContentType, file, int, text } from '@captain/content-core'
import { digitsExact } from '@captain/validation'

/** Fiscal years, which group events, articles and media (content model, T8.year). */
export const year = defineContentType({
  name: 'year',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'settings',
  icon: 'calendar-stats',
  title: 'label',
  duplicable: false,
  columns: ['label', 'startsOn', 'isCurrent', 'events', 'media', 'articles', 'isPublished'],
  columnFormats: {
    startsOn: { rangeEnd: 'endsOn' },
    isCurrent: { badge: ({ isCurrent }) => (isCurrent ? 'current' : null), tones: { current: 'success' } },
  },
  relationCounts: {
    events: { type: 'event', field: 'fiscalYear' },
    media: { type: 'media', field: 'fiscalYear' },
    articles: { type: 'article', field: 'fiscalYear' },
  },
  filters: ['isPublished'],
  indexed: ['endsOn'],
  defaultSort: ['-startsOn'],
  sections: {
    basic: ['fiscalYear', 'label', 'startsOn', 'endsOn', 'isCurrent', 'theme'],
    reports: ['annualPlan', 'annualReport', 'visitorCount'],
    publish: ['isPublished'],
  },
  checks: [
    {
      path: 'endsOn',
      rule: 'custom',
      params: { ja: '開始日より後の日付を入力してください。', en: 'Enter a day after the start.' },
      test: ({ startsOn, endsOn }) => startsOn === null || endsOn === null || endsOn > startsOn,
    },
  ],
  fields: {
    fiscalYear: text({ maxBytes: 4, required: true, public: true, unique: true, rules: [digitsExact(4)] }),
    label: text({ maxBytes: 60, required: true, localized: true, public: true }),
    startsOn: date({ required: true, public: true, defaultValue: { from: 'nextFiscalYearStart' } }),
    endsOn: date({ required: true, public: true, defaultValue: { from: 'nextFiscalYearEnd' } }),
    isCurrent: boolean({ public: true }),
    theme: text({ maxBytes: 150, localized: true, public: true }),
    annualPlan: file({ accept: ['pdf'], public: true }),
    annualReport: file({ accept: ['pdf'], public: true }),
    visitorCount: int({ public: true }),
  },
})
