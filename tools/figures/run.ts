import { parseArgs } from 'node:util'
import { markdownTable } from '@captain/content-testing/reference'
import { budgetedChecks } from '../checks/all.ts'
import { sourceTree } from '../checks/source-tree.ts'
import { root } from '../root.ts'
import { figuresByFolder, figuresOf, longFunctions } from './figures.ts'

const LONG = 80

const { list } = parseArgs({ options: { list: { type: 'string' } } }).values
const tree = sourceTree(root)

const tables = () => [
  markdownTable(['figure', 'value'], figuresOf(tree)),
  markdownTable(['folder', 'lines', '`any`', '`as` (per 1,000)', '`!`'], figuresByFolder(tree)),
  markdownTable([`function > ${LONG} lines`, 'name', 'lines'], longFunctions(tree, LONG)),
  markdownTable(
    ['check', 'places', 'budget', 'goal'],
    budgetedChecks.map(({ name, places, budget, goal }) => [name, String(places(tree).length), String(budget), String(goal)]),
  ),
]

const places = (name: string) => budgetedChecks.filter((check) => check.name.includes(name)).flatMap((check) => check.places(tree))

console.log(list === undefined ? tables().join('\n\n') : places(list).join('\n'))
