import { root } from '../root.ts'
import { checks } from './all.ts'
import { sourceTree } from './source-tree.ts'

const tree = sourceTree(root)
const broken = checks.flatMap(({ name, findings }) => findings(tree).map((finding) => `${name}: ${finding}`))

console.log(broken.length === 0 ? `${checks.length} repository rules kept` : broken.join('\n'))
process.exitCode = broken.length === 0 ? 0 : 1
