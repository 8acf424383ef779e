import { expect, test } from 'vitest'
import { englishPlural } from './english-plural.ts'

test.each([
  ['Green tea', 'Green teas'],
  ['Food category', 'Food categories'],
  ['Play', 'Plays'],
  ['Lunch box', 'Lunch boxes'],
  ['Class', 'Classes'],
])('the plural of %s is %s', (name, plural) => expect(englishPlural(name)).toBe(plural))
