import { checks } from './all.ts'

const broken = checks.flatMap(({ name, findings }) => findings().map((finding) => `${name}: ${finding}`))

console.log(broken.length === 0 ? `${checks.length} house rules kept` : broken.join('\n'))
process.exitCode = broken.length === 0 ? 0 : 1
