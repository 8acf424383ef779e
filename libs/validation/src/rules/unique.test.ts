import { ABSENT, ruleTable } from '../testing/rule-table.ts'
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
