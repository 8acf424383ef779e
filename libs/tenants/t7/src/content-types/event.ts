import { boolean, defineContentType, int, references, select } from '@captain/content-core'
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

type People = { readonly minPlayers: number | null; readonly capacity: number | null }

export const event = defineContentType({
  name: 'event',
  workflow: 'publish',
  screens: ['list', 'new', 'edit', 'preview-by-slug'],
  group: 'content',
  icon: 'calendar-event',
  title: 'title',
  columns: EVENT_COLUMNS,
  looks: EVENT_LOOKS,
  filters: EVENT_FILTERS,
  indexed: EVENT_INDEXED,
  narrowings: EVENT_NARROWINGS,
  order: EVENT_ORDER,
  sections: { ...EVENT_SECTIONS, application: [...EVENT_SECTIONS.application, 'minPlayers', 'includesDrink', 'boardgames'] },
  checks: [
    ...EVENT_CHECKS,
    {
      path: 'minPlayers',
      rule: 'max',
      params: ({ capacity }: People) => ({ max: capacity ?? 0 }),
      test: ({ minPlayers, capacity }: People) => minPlayers === null || capacity === null || minPlayers <= capacity,
    },
  ],
  fields: {
    ...eventFields(select({ options: ['tournament', 'beginner', 'newGame', 'trpg', 'private'], required: true, public: true })),
    boardgames: references({ to: 'boardgame', onDelete: 'set-null', public: true, rules: [maxCount(10)] }),
    minPlayers: int({ public: true, min: 1 }),
    includesDrink: boolean({ public: true }),
  },
})
