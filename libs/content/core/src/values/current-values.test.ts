import { expect, test } from 'vitest'
import { defineContentType } from '../declaration/content-type.ts'
import { int } from '../fields/int.ts'
import { multiSelect } from '../fields/multi-select.ts'
import { reference } from '../fields/reference.ts'
import { select } from '../fields/select.ts'
import { text } from '../fields/text.ts'
import { currentValues, failsToConvert, underEarlierNames } from './current-values.ts'

const room = defineContentType({
  name: 'room',
  workflow: 'plain',
  screens: ['list'],
  group: 'menu',
  icon: 'bed',
  title: 'name',
  columns: ['name'],
  sections: { basic: ['name', 'picture', 'kind', 'days', 'beds', 'code', 'opener', 'place', 'notice'] },
  fields: {
    name: text({ maxBytes: 90, required: true, localized: true }),
    picture: text({ maxBytes: 90, was: 'photo' }),
    kind: select({ options: ['open', 'closed'], optionsWere: { private: 'closed' } }),
    days: multiSelect({ options: ['weekday', 'weekend'], optionsWere: { saturday: 'weekend', sunday: 'weekend' } }),
    beds: int({ convert: (earlier) => (typeof earlier === 'string' && earlier !== '' ? Number(earlier) : null) }),
    code: text({ maxBytes: 4, convert: (earlier) => (typeof earlier === 'string' ? earlier : JSON.parse(String(earlier)).code) }),
    opener: reference({ to: 'room', onDelete: 'set-null', was: 'door' }),
    place: text({ maxBytes: 90, required: true, defaultValue: '東館' }),
    notice: text({ maxBytes: 90, required: 'publish', localized: true, defaultValue: 'なし' }),
  },
})

const NOW = {
  name: { ja: '松の間', en: null },
  picture: 'pine.jpg',
  kind: 'open',
  days: ['weekday'],
  beds: 2,
  code: 'a1',
  opener: null,
  place: '西館',
  notice: { ja: '禁煙', en: null },
}

test('values of this declaration stay the same object', () => {
  expect(currentValues(room, NOW, 'published')).toBe(NOW)
})

test.each([
  ['a renamed field', { picture: undefined, photo: 'pine.jpg' }, { picture: 'pine.jpg', photo: 'pine.jpg' }],
  ['a renamed field under both names', { picture: 'pine.jpg', photo: 'pine.jpg' }, { picture: 'pine.jpg', photo: 'pine.jpg' }],
  ['what a server with the earlier name saved', { picture: 'pine.jpg', photo: 'new.jpg' }, { picture: 'new.jpg', photo: 'new.jpg' }],
  ['what a server with the earlier name emptied', { picture: 'pine.jpg', photo: null }, { picture: null, photo: null }],
  ['a renamed reference with a newer value', { opener: 'b', door: 'a' }, { opener: 'b', door: 'a' }],
  ['a renamed reference that was emptied', { opener: null, door: 'a' }, { opener: null, door: 'a' }],
  ['a removed option', { kind: 'private' }, { kind: 'closed' }],
  ['removed options', { days: ['saturday', 'weekday', 'sunday'] }, { days: ['weekend', 'weekday'] }],
  ['a value of another kind', { beds: '3' }, { beds: 3 }],
  ['a value that no kind accepts', { beds: '' }, { beds: null }],
  ['a value that is converted to one of no kind', { beds: '二' }, { beds: null }],
  ['a value whose conversion throws', { code: 7 }, { code: null }],
  ['a value of this kind that is too long now', { code: 'a1234' }, { code: 'a1234' }],
  ['one language', { name: '竹の間' }, { name: { ja: '竹の間', en: null } }],
  ['a value that is required now', { place: null }, { place: '東館' }],
  ['what the declaration does not know', { leaflet: '裏面' }, { leaflet: '裏面' }],
])('%s', (_what, stored, now) => {
  const values = Object.fromEntries(Object.entries({ ...NOW, ...stored }).filter(([, value]) => value !== undefined))
  const current = currentValues(room, values, 'working')
  expect(current).toEqual({ ...NOW, ...now })
  expect(currentValues(room, current, 'working')).toBe(current)
})

test('what only publishing needs is added to the published copy, not to a draft', () => {
  const values = { ...NOW, notice: { ja: null, en: null } }
  expect(currentValues(room, values, 'working')).toBe(values)
  expect(currentValues(room, values, 'published')).toEqual({ ...NOW, notice: { ja: 'なし', en: null } })
})

test('a default for Japanese keeps the English that is there', () => {
  const values = { ...NOW, notice: { ja: null, en: 'No smoking' } }
  expect(currentValues(room, values, 'published')).toEqual({ ...NOW, notice: { ja: 'なし', en: 'No smoking' } })
})

test.each([
  [{ beds: '二' }, 'beds', true],
  [{ beds: '2' }, 'beds', false],
  [{ beds: '' }, 'beds', false],
  [{ code: 7 }, 'code', true],
  [{ code: 'a1234' }, 'code', false],
  [{}, 'beds', false],
] as const)('whether the conversion of %j has an answer', (values, name, fails) => {
  expect(failsToConvert(room, name, values)).toBe(fails)
})

test('a renamed field is stored under both names', () => {
  expect(underEarlierNames(room, NOW)).toEqual({ photo: 'pine.jpg' })
  expect(underEarlierNames(room, { ...NOW, picture: null })).toEqual({ photo: null })
})
