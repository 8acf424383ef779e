import { join, resolve } from 'node:path'
import { root } from '../root.ts'
import { benchAccounts } from './accounts/bench-accounts.ts'
import { benchAuthorize } from './authorize/bench-authorize.ts'
import { benchList } from './browser/bench-list.ts'
import { benchBudgets } from './budgets/bench-budgets.ts'
import { benchContent } from './content/bench-content.ts'
import { benchForm } from './form/bench-form.ts'
import { benchGoals } from './goals/bench-goals.ts'
import { benchMemory } from './goals/bench-memory.ts'
import { benchHand } from './hand/bench-hand.ts'
import { benchLighthouse } from './lighthouse/bench-lighthouse.ts'
import { parseBenchOptions, wholeNumber } from './options.ts'
import { benchPeers } from './peers/bench-peers.ts'
import type { BenchResult } from './report.ts'
import { BENCHMARKS, saveSection } from './saved-report.ts'
import { benchSite } from './site/bench-site.ts'
import { say } from './timed.ts'
import { benchValidation } from './validation.ts'

const options = parseBenchOptions(process.argv.slice(2), process.env)
const largest = (standard: number): number => options.records.at(-1) ?? standard
const scale = () => ({ large: largest(1_000_000), folder: options.folder })
/** The folder of another built checkout. */
const otherBuild = (): string | null => (options.beside === null ? null : resolve(options.beside))

type Bench = { readonly title: string; readonly run: () => Promise<BenchResult> }

const BENCHES: Readonly<Record<string, Bench>> = {
  goals: {
    title: 'Captain in production',
    run: () => benchGoals({ ...options, records: options.records.length === 0 ? [10_000, 100_000, 1_000_000] : options.records }),
  },
  memory: { title: 'Memory of a long run', run: () => benchMemory({ ...options, records: largest(10_000) }) },
  peers: { title: 'Captain next to its peers', run: () => benchPeers({ ...options, records: largest(10_000) }) },
  content: {
    title: 'Reads and writes, compared with fewer records',
    run: () => benchContent({ ...scale(), small: wholeNumber(options.beside ?? '10000'), rounds: options.rounds, only: options.only }),
  },
  accounts: { title: 'A long list of accounts', run: () => benchAccounts(largest(100_000)) },
  authorize: { title: 'Finding out who sends a request', run: benchAuthorize },
  list: {
    title: 'A long list in the browser',
    run: () => benchList({ records: largest(1_000_000), folder: options.folder, beside: otherBuild() }),
  },
  form: { title: 'Keys and clicks in a form of 200 fields', run: () => benchForm(otherBuild()) },
  hand: { title: 'A hand in the browser', run: () => benchHand(otherBuild()) },
  lighthouse: { title: 'Lighthouse', run: benchLighthouse },
  budgets: { title: 'What the back office loads', run: async () => benchBudgets() },
  site: { title: 'The public side', run: () => benchSite(options) },
  validation: { title: 'Rules on hostile input', run: async () => ({ report: benchValidation(), failures: [] }) },
}

const bench = Object.hasOwn(BENCHES, options.name) ? BENCHES[options.name] : undefined
if (bench === undefined) {
  process.stderr.write(`There is no bench "${options.name}"; there are ${Object.keys(BENCHES).join(', ')}.\n`)
  process.exit(2)
}
const { report, failures, isIncomplete = false } = await bench.run()
say(`\n${report}\n`)
for (const failure of failures) say(failure)
if (options.save && !isIncomplete)
  await saveSection(join(root, 'docs/benchmarks.md'), { head: BENCHMARKS, title: bench.title, body: report })
process.exitCode = failures.length === 0 ? 0 : 1
