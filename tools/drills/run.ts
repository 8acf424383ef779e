import { join } from 'node:path'
import { saveSection } from '../bench/saved-report.ts'
import { say } from '../bench/timed.ts'
import { ensureBuilt } from '../ensure-built.ts'
import { root } from '../root.ts'
import { DRILLS } from './drills.ts'
import { parseDrillOptions, type DrillOptions } from './options.ts'
import { RELIABILITY, reportOf } from './report.ts'
import { runDrill } from './run-drill.ts'

const WIDTH = 16

const list = (): string =>
  ['Drills:', ...Object.entries(DRILLS).map(([name, { proves }]) => `  ${name.padEnd(WIDTH)} ${proves}`)].join('\n')

const parse = (): DrillOptions => {
  try {
    return parseDrillOptions(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(2)
  }
}

const { name, save, ...options } = parse()
const drill = name !== null && Object.hasOwn(DRILLS, name) ? DRILLS[name] : undefined
if (name === null) say(list())
else if (drill === undefined) {
  process.stderr.write(`There is no drill "${name}".\n${list()}\n`)
  process.exitCode = 2
} else {
  process.chdir(root)
  await ensureBuilt()
  const given = drill.options.flatMap((option) => (options[option] === null ? [] : [`--${option} ${options[option]}`]))
  const command = ['npm run drill --', name, ...given].join(' ')
  say(command)
  const result = await runDrill(drill, { ...options, program: 'built', say })
  const report = reportOf(drill, command, result)
  say(`\n${report}\n\n${result.failures.length === 0 ? 'PASSED' : 'FAILED'}`)
  if (save) await saveSection(join(root, 'docs/reliability.md'), { head: RELIABILITY, title: name, body: report })
  process.exitCode = result.failures.length === 0 ? 0 : 1
}
