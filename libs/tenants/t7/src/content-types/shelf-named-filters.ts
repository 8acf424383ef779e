import type { FilterCondition, NamedFilter } from '@captain/content-core'

export const GENRES = ['party', 'family', 'strategy', 'coop', 'hidden', 'word', 'dexterity', 'trick', 'dice'] as const

/** Light below 2, heavy from 3.5 on (content model, T7.boardgame). */
const BANDS = {
  light: { field: 'weight', to: '1.99' },
  medium: { field: 'weight', from: '2', to: '3.49' },
  heavy: { field: 'weight', from: '3.5' },
} as const satisfies Readonly<Record<string, FilterCondition>>

/** Returns the band of a stored weight (`2.50`). */
export const bandOf = (weight: string | null): keyof typeof BANDS | null => {
  if (weight === null) return null
  if (Number(weight) < Number(BANDS.medium.from)) return 'light'
  return Number(weight) < Number(BANDS.heavy.from) ? 'medium' : 'heavy'
}

const isBand = (name: string): name is keyof typeof BANDS => Object.hasOwn(BANDS, name)

/** Filters of guests and staff for the games on the shelf. */
export const SHELF_NAMED_FILTERS = {
  players: {
    input: { kind: 'number', min: 1, max: 99 },
    showInList: true,
    where: ([count]) => [
      { field: 'minPlayers', to: count },
      { field: 'maxPlayers', from: count },
    ],
  },
  maxMinutes: {
    input: { kind: 'number', min: 1, max: 9999 },
    showInList: true,
    where: ([minutes]) => [{ field: 'maxMinutes', to: minutes }],
  },
  weight: {
    input: { kind: 'options', options: Object.keys(BANDS) },
    showInList: true,
    where: ([band = '']) => (isBand(band) ? [BANDS[band]] : []),
  },
  genre: { input: { kind: 'options', options: GENRES, multiple: true }, where: (chosen) => [{ field: 'genres', in: chosen }] },
  english: { input: { kind: 'switch' }, where: (answer) => [{ field: 'hasEnglishRules', in: answer }] },
} as const satisfies Readonly<Record<string, NamedFilter>>
