import { expect, test } from 'vitest'
import { ABSENT, found, ruleTable } from '../testing/rule-table.ts'
import { unique } from './unique.ts'

ruleTable(unique(), {
  code: 'unique',
  accepts: [
    ...ABSENT,
    [],
    [1, 2],
    [1, '1'],
    [null, 'null'],
    ['a', 'A'],
    [{ id: 1 }, { id: '1' }],
    [
      { id: null, a: 1 },
      { id: null, a: 2 },
    ],
    [[1], [2]],
    [Number.NaN, Number.POSITIVE_INFINITY],
    ['id:1', { id: 1 }],
  ],
  refuses: [
    [1, 1],
    ['港', '港'],
    ['が', 'が'.normalize('NFD')],
    [
      { id: 'a', n: 1 },
      { id: 'a', n: 2 },
    ],
    [{ a: 1 }, { a: 1 }],
    [null, null],
    'aa',
    {},
  ],
})

ruleTable(unique(['date', 'startTime']), {
  code: 'unique',
  accepts: [
    [
      { date: '2026-11-21', startTime: 600, id: 1 },
      { date: '2026-11-21', startTime: 780, id: 1 },
    ],
  ],
  refuses: [
    [
      { date: '2026-11-21', startTime: 600, id: 1 },
      { date: '2026-11-21', startTime: 600, id: 2 },
    ],
  ],
})

test('rows nested too deep to be compared are refused instead of thrown', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown
  expect(found(unique(), [deep, deep])).toEqual([{ path: '', rule: 'unique', params: {} }])
  expect(found(unique(), [1, { a: deep }])).toEqual([{ path: '', rule: 'unique', params: {} }])
})
