import { describe, expect, it } from 'vitest'
import { findIcons, type ListedIcon } from './find-icons.ts'

const LIST: readonly ListedIcon[] = [
  ['calendar', 'system date'],
  ['calendar-event', 'system date planning'],
  ['cat', 'animals pet kitten'],
  ['category', 'system group'],
  ['anchor', 'map ship boat'],
  ['bell-cat', 'animals'],
]

describe('drawings', () => {
  it.each([
    ['', LIST.map(([name]) => name)],
    ['  ', LIST.map(([name]) => name)],
    ['cat', ['cat', 'bell-cat', 'category']],
    ['Ｃａｔ', ['cat', 'bell-cat', 'category']],
    ['date plan', ['calendar-event']],
    ['猫', ['cat', 'bell-cat', 'category']],
    ['船', ['anchor']],
    ['カレン', ['calendar', 'calendar-event']],
    ['nothing', []],
    ['"', []],
  ])('for %o are %o', (query, names) => expect(findIcons(LIST, query)).toEqual(names))
})
