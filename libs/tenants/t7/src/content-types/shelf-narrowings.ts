import type { Condition, Narrowing } from '@captain/content-core'

export const GENRES = ['party', 'family', 'strategy', 'coop', 'hidden', 'word', 'dexterity', 'trick', 'dice'] as const

/** Below 2 is light, from 3.5 on heavy (content model, T7.boardgame). */
const BANDS: Readonly<Record<string, Condition>> = {
  light: { field: 'weight', to: '1.99' },
  medium: { field: 'weight', from: '2', to: '3.49' },
  heavy: { field: 'weight', from: '3.5' },
}

const only = (condition: Condition | undefined): readonly Condition[] => (condition === undefined ? [] : [condition])

/** How guests and staff look for a game on the shelf. */
export const SHELF_NARROWINGS = {
  players: {
    asks: { kind: 'number', min: 1, max: 99 },
    inList: true,
    conditions: ([count]) => [
      { field: 'minPlayers', to: count },
      { field: 'maxPlayers', from: count },
    ],
  },
  maxMinutes: {
    asks: { kind: 'number', min: 1, max: 9999 },
    inList: true,
    conditions: ([minutes]) => [{ field: 'maxMinutes', to: minutes }],
  },
  weight: {
    asks: { kind: 'options', options: Object.keys(BANDS) },
    inList: true,
    conditions: ([band]) => only(BANDS[band ?? '']),
  },
  genre: { asks: { kind: 'options', options: GENRES, several: true }, conditions: (chosen) => [{ field: 'genres', any: chosen }] },
  english: { asks: { kind: 'switch' }, conditions: (answer) => [{ field: 'hasEnglishRules', any: answer }] },
} as const satisfies Readonly<Record<string, Narrowing>>
