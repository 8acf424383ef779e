import { expect, test } from 'vitest'
import { rowsIn } from './rows-in.ts'

test.each([null, undefined, '', {}, { 0: { a: 1 }, length: 1 }])('%j has no rows', (value) => expect(rowsIn(value)).toEqual([]))

test('rows that are no objects keep their positions', () => expect(rowsIn([null, { a: 1 }, [2]])).toEqual([{}, { a: 1 }, {}]))
