import { expect, test } from 'vitest'
import { uncheckedGroup, uncheckedRows } from './unchecked-values.ts'

test.each([null, undefined, '', 'x', 5, true, [], [{ a: 1 }]])('%j has no values', (value) => expect(uncheckedGroup(value)).toEqual({}))

test('an object has its values', () => expect(uncheckedGroup({ a: 1 })).toEqual({ a: 1 }))

test.each([null, undefined, '', {}, { 0: { a: 1 }, length: 1 }])('%j has no rows', (value) => expect(uncheckedRows(value)).toEqual([]))

test('rows that are no objects keep their places', () => expect(uncheckedRows([null, { a: 1 }, [2]])).toEqual([{}, { a: 1 }, {}]))
