import {
  boolean,
  dateTime,
  defineContentType,
  int,
  list,
  multiSelect,
  requiredIf,
  select,
  text,
  type FieldValues,
} from '@captain/content-core'
import { newsPreset } from '@captain/presets'
import { halfWidth, minCount } from '@captain/validation'
import { GAMES } from '../games.ts'

/** Categories with a period. */
const TIMED: ReadonlySet<string> = new Set(['maintenance', 'event', 'campaign'])
const base = newsPreset(['maintenance', 'event', 'update', 'bug', 'campaign', 'info'])

const fields = {
  ...base.fields,
  gameTitles: multiSelect({ options: GAMES, required: true, public: true, rules: [minCount(1)] }),
  servers: multiSelect({ options: ['asia', 'america', 'europe'], public: true }),
  periodFrom: dateTime({ public: true }),
  periodUntil: dateTime({ public: true }),
  issueState: select({
    options: ['investigating', 'fixing', 'fixed'],
    tones: { investigating: 'critical', fixing: 'warning', fixed: 'success' },
    public: true,
  }),
  minAppVersion: text({ maxBytes: 20, public: true, rules: [halfWidth()] }),
  compensation: list({
    public: true,
    max: 10,
    of: { item: text({ maxBytes: 90, required: true, localized: true }), quantity: int({ required: true, min: 1 }) },
  }),
  pushNotify: boolean({}),
}

type Values = FieldValues<typeof fields>

const isTimed = ({ category }: Values): boolean => TIMED.has(category)
const onPublishing = { stage: 'publish' } as const

/** News of live games: they have periods and the state of known issues (content model, T9.news). */
export const news = defineContentType({
  ...base,
  columns: ['cover', 'title', 'category', 'gameTitles', 'state', 'publishFrom', 'isImportant', 'updatedBy'],
  filters: [...base.filters, 'gameTitles', 'issueState'],
  indexed: [...base.indexed, 'periodFrom', 'periodUntil'],
  namedFilters: {
    ...base.namedFilters,
    active: {
      input: { kind: 'switch' },
      showInList: true,
      where: (_answer, _today, now) => [
        { field: 'periodFrom', to: now },
        { field: 'periodUntil', from: now, includeEmpty: true },
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
  transitions: {
    publish: {
      noticeDependsOn: ['pushNotify'],
      notices: ({ pushNotify, firstPublishedAt = null }) => (pushNotify && firstPublishedAt === null ? ['pushNotify'] : []),
    },
  },
  checks: [
    ...base.checks,
    requiredIf<Values>('periodFrom', isTimed, { ...onPublishing, rule: 'requiredDate' }),
    requiredIf<Values>('periodUntil', isTimed, { ...onPublishing, rule: 'requiredDate' }),
    requiredIf<Values>('issueState', ({ category }) => category === 'bug', { ...onPublishing, rule: 'requiredSelect' }),
    {
      path: 'periodUntil',
      rule: 'endAfterStart',
      test: ({ periodFrom, periodUntil }) => periodFrom === null || periodUntil === null || periodUntil > periodFrom,
    },
  ],
  fields,
})
