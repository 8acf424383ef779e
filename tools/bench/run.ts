import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../root.ts'
import { benchAccounts } from './accounts/bench-accounts.ts'
import { benchAuthorize } from './authorize/bench-authorize.ts'
import { benchList } from './browser/bench-list.ts'
import { benchBudgets } from './budgets/bench-budgets.ts'
import { benchContent } from './content/bench-content.ts'
import { benchForm } from './form/bench-form.ts'
import { benchLighthouse } from './lighthouse/bench-lighthouse.ts'
import { benchLoad } from './load/bench-load.ts'
import type { BenchResult } from './report.ts'
import { saveSection } from './saved-report.ts'
import { benchSite } from './site/bench-site.ts'
import { say } from './timed.ts'
import { benchValidation } from './validation.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    records: { type: 'string' },
    beside: { type: 'string' },
    rounds: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '5' },
    folder: { type: 'string' },
    only: { type: 'string' },
    save: { type: 'boolean', default: false },
  },
})

const count = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`"${text}" is not a whole number above zero.`)
  return value
}

const folderOf = (path: string | undefined): string | null => (path === undefined ? null : resolve(path))

const scale = () => ({ records: count(values.records ?? '1000000'), folder: folderOf(values.folder) })

type Bench = { readonly title: string; readonly run: () => Promise<BenchResult> }

const BENCHES: Readonly<Record<string, Bench>> = {
  content: {
    title: 'Reads and writes, compared with fewer records',
    run: () => {
      const { records: large, folder } = scale()
      return benchContent({ small: count(values.beside ?? '10000'), large, folder, rounds: count(values.rounds), only: values.only ?? '' })
    },
  },
  accounts: { title: 'A long list of accounts', run: () => benchAccounts(count(values.records ?? '100000')) },
  authorize: { title: 'Finding out who sends a request', run: benchAuthorize },
  list: {
    title: 'A long list in the browser',
    run: () => benchList({ ...scale(), beside: folderOf(values.beside) }),
  },
  form: { title: 'Keys and clicks in a form of 200 fields', run: () => benchForm(folderOf(values.beside)) },
  lighthouse: { title: 'Lighthouse', run: benchLighthouse },
  budgets: { title: 'What the back office loads', run: async () => benchBudgets() },
  load: {
    title: 'Requests a second, compared with bare Node',
    run: () => benchLoad({ records: count(values.records ?? '100000'), seconds: count(values.seconds) }),
  },
  site: { title: 'The public side', run: () => benchSite(count(values.seconds)) },
  validation: { title: 'Rules on hostile input', run: async () => ({ report: benchValidation(), failures: [] }) },
}

const [name = 'content'] = positionals
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined
if (bench === undefined) {
  process.stderr.write(`There is no bench "${name}"; there are ${Object.keys(BENCHES).join(', ')}.\n`)
  process.exit(2)
}
const { report, failures } = await bench.run()
say(`\n${report}\n`)
for (const failure of failures) say(failure)
if (values.save) await saveSection(join(root, 'docs/benchmarks.md'), bench.title, report)
process.exitCode = failures.length === 0 ? 0 : 1
