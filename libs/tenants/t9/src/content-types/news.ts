import { boolean, dateTime, defineContentType, int, list, multiSelect, requiredWhen, select, text } from '@captain/content-core'
import { newsPreset } from '@captain/presets'
import { halfWidth, minCount } from '@captain/validation'
import { GAMES } from '../games.ts'

type Values = { readonly category: string; readonly periodFrom: string | null; readonly periodUntil: string | null }

/** Categories with a period. */
const TIMED: ReadonlySet<string> = new Set(['maintenance', 'event', 'campaign'])
const isTimed = ({ category }: Values): boolean => TIMED.has(category)
const onPublishing = { stage: 'publish' } as const

const base = newsPreset(['maintenance', 'event', 'update', 'bug', 'campaign', 'info'])

/** News of live games: they have periods and the state of known issues (content model, T9.news). */
export const news = defineContentType({
  ...base,
  columns: ['cover', 'title', 'category', 'gameTitles', 'state', 'publishFrom', 'isImportant', 'updatedBy'],
  filters: [...base.filters, 'gameTitles', 'issueState'],
  indexed: [...base.indexed, 'periodFrom', 'periodUntil'],
  narrowings: {
    ...base.narrowings,
    active: {
      asks: { kind: 'switch' },
      inList: true,
      conditions: (_answer, _today, now) => [
        { field: 'periodFrom', to: now },
        { field: 'periodUntil', from: now, orEmpty: true },
      ],
    },
  },
  sections: {
    basic: base.sections.basic,
    operation: ['gameTitles', 'servers', 'periodFrom', 'periodUntil', 'issueState', 'minAppVersion', 'compensation'],
    body: base.sections.body,
    related: base.sections.related,
    publish: [...base.sections.publish, 'pushNotify'],
    seo: base.sections.seo,
  },
  steps: {
    publish: {
      goesBy: ['pushNotify'],
      tells: ({ pushNotify, firstPublishedAt = null }) => (pushNotify && firstPublishedAt === null ? ['pushNotify'] : []),
    },
  },
  checks: [
    ...base.checks,
    requiredWhen<Values>('periodFrom', isTimed, { ...onPublishing, rule: 'requiredDate' }),
    requiredWhen<Values>('periodUntil', isTimed, { ...onPublishing, rule: 'requiredDate' }),
    requiredWhen<Values>('issueState', ({ category }) => category === 'bug', { ...onPublishing, rule: 'requiredSelect' }),
    {
      path: 'periodUntil',
      rule: 'endAfterStart',
      test: ({ periodFrom, periodUntil }) => periodFrom === null || periodUntil === null || periodUntil > periodFrom,
    },
  ],
  fields: {
    ...base.fields,
    gameTitles: multiSelect({ options: GAMES, required: true, public: true, rules: [minCount(1)] }),
    servers: multiSelect({ options: ['asia', 'america', 'europe'], public: true }),
    periodFrom: dateTime({ public: true }),
    periodUntil: dateTime({ public: true }),
    issueState: select({
      options: ['investigating', 'fixing', 'fixed'],
      tones: { investigating: 'alarm', fixing: 'caution', fixed: 'good' },
      public: true,
    }),
    minAppVersion: text({ maxBytes: 20, public: true, rules: [halfWidth()] }),
    compensation: list({
      public: true,
      max: 10,
      of: { item: text({ maxBytes: 90, required: true, localized: true }), quantity: int({ required: true, min: 1 }) },
    }),
    pushNotify: boolean({}),
  },
})
