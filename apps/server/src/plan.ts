import { runPlan } from './plan-command.ts'

try {
  const { text, isRefused } = await runPlan(process.argv.slice(2), process.env)
  process.stdout.write(`${text}\n`)
  process.exit(isRefused ? 1 : 0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
