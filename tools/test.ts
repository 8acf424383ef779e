import { rmSync } from 'node:fs'
import { installChromium } from './browser/install-chromium.ts'
import { countSuite } from './test/reports.ts'
import { killRunning, resultsFolder, runStep } from './test/run-step.ts'
import { checks, playwrightReport, runMinutes, suites, type Step } from './test/steps.ts'
import { createDataFolder, DEMO_FOLDER } from './testing/data-folder.ts'

const demoFolder = await createDataFolder()
process.env[DEMO_FOLDER] = demoFolder
process.once('exit', () => rmSync(demoFolder, { recursive: true, force: true }))

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    killRunning('SIGTERM')
    console.log('\nstopped before the end')
    process.exit(1)
  })
}

rmSync(resultsFolder, { recursive: true, force: true })
process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = playwrightReport

const missing = installChromium()
if (missing) console.log(`${missing}\n`)

const endsAt = performance.now() + runMinutes * 60_000
const total = { passed: 0, failed: 0 }
const run = async ({ name, command, args, minutes, report }: Step): Promise<void> => {
  const { exitCode, output, seconds } = await runStep(name, command, args, Math.min(minutes, (endsAt - performance.now()) / 60_000))
  const counts = countSuite(exitCode, report ? report.read(report.file) : { passed: exitCode === 0 ? 1 : 0, failed: 0 })
  total.passed += counts.passed
  total.failed += counts.failed
  const line = `${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(18)} ${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`
  console.log(line)
  if (counts.failed === 0) return
  // Failures come first: readers of a long output often see only its beginning.
  const failures = report?.failures(report.file) ?? []
  console.log([...failures, output.trimEnd()].join('\n').replaceAll(/^/gm, '     | '))
}

const runRow = async (row: readonly Step[]): Promise<void> => {
  for (const step of row) await run(step)
}

await Promise.all(checks.map(runRow))
await runRow(suites)

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
