import { boolean, defineContentType, int, references, select, type FieldValues } from '@captain/content-core'
import { eventPreset } from '@captain/presets'
import { maxCount } from '@captain/validation'

const base = eventPreset(select({ options: ['tournament', 'beginner', 'newGame', 'trpg', 'private'], required: true, public: true }))

const fields = {
  ...base.fields,
  boardgames: references({ to: 'boardgame', onDelete: 'set-null', public: true, rules: [maxCount(10)] }),
  minPlayers: int({ public: true, min: 1 }),
  includesDrink: boolean({ public: true }),
}

type Values = FieldValues<typeof fields>

export const event = defineContentType({
  ...base,
  sections: { ...base.sections, application: [...base.sections.application, 'minPlayers', 'includesDrink', 'boardgames'] },
  checks: [
    ...base.checks,
    {
      path: 'minPlayers',
      rule: 'max',
      params: ({ capacity }: Values) => ({ max: capacity ?? 0 }),
      test: ({ minPlayers, capacity }: Values) => minPlayers === null || capacity === null || minPlayers <= capacity,
    },
  ],
  fields,
})
