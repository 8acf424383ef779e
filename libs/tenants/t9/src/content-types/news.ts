import { boolean, dateTime, defineContentType, int, list, multiSelect, requiredWhen, select, text } from '@captain/content-core'
import { NEWS_CHECKS, NEWS_FILTERS, NEWS_INDEXED, NEWS_NARROWINGS, NEWS_ORDER, NEWS_SECTIONS, newsFields } from '@captain/presets'
import { halfWidth, minCount } from '@captain/validation'
import { GAMES } from '../games.ts'

type Values = { readonly category: string; readonly periodFrom: string | null; readonly periodUntil: string | null }

/** Categories that say when. */
const TIMED: ReadonlySet<string> = new Set(['maintenance', 'event', 'campaign'])
const isTimed = ({ category }: Values): boolean => TIMED.has(category)
const onPublishing = { stage: 'publish' } as const

/** News of games that are operated: they carry periods and the state of known issues (content model, T9.news). */
export const news = defineContentType({
  name: 'news',
  workflow: 'publish',
  screens: ['list', 'new', 'edit', 'preview-by-slug'],
  group: 'content',
  icon: 'news',
  title: 'title',
  columns: ['cover', 'title', 'category', 'gameTitles', 'state', 'publishFrom', 'isImportant', 'updatedBy'],
  filters: [...NEWS_FILTERS, 'gameTitles', 'issueState'],
  indexed: [...NEWS_INDEXED, 'periodFrom', 'periodUntil'],
  narrowings: {
    ...NEWS_NARROWINGS,
    active: {
      asks: { kind: 'switch' },
      inList: true,
      conditions: (_answer, _today, now) => [
        { field: 'periodFrom', to: now },
        { field: 'periodUntil', from: now, orEmpty: true },
      ],
    },
  },
  order: NEWS_ORDER,
  sections: {
    basic: NEWS_SECTIONS.basic,
    operation: ['gameTitles', 'servers', 'periodFrom', 'periodUntil', 'issueState', 'minAppVersion', 'compensation'],
    body: NEWS_SECTIONS.body,
    related: NEWS_SECTIONS.related,
    publish: [...NEWS_SECTIONS.publish, 'pushNotify'],
    seo: NEWS_SECTIONS.seo,
  },
  steps: {
    publish: {
      goesBy: ['pushNotify'],
      tells: ({ pushNotify, firstPublishedAt = null }) => (pushNotify && firstPublishedAt === null ? ['pushNotify'] : []),
    },
  },
  checks: [
    ...NEWS_CHECKS,
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
    ...newsFields(['maintenance', 'event', 'update', 'bug', 'campaign', 'info']),
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
