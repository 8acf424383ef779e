import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { exactlyOneTrue } from './exactly-one-true.ts'

ruleTable(exactlyOneTrue('isMain'), {
  code: 'exactlyOneTrue',
  params: { flag: 'isMain' },
  accepts: [...ABSENT, [{ isMain: true }], [{ isMain: false }, { isMain: true }, null, {}]],
  refuses: [
    [],
    [{ isMain: false }],
    [{ isMain: true }, { isMain: true }],
    [{ isMain: 'true' }],
    [{ isMain: 1 }],
    [true],
    'x',
    { isMain: true },
  ],
})
