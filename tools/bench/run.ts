import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { root } from '../root.ts'
import { readAnswer } from './load/answer.ts'
import { startBare, type Bare } from './load/bare.ts'
import { measure } from './load/measure.ts'
import { settingOf, tableOf, type Row } from './report.ts'
import { prepareScenarios, type Scenario } from './scenarios.ts'
import { startScratchProduct, type ScratchProduct } from './scratch-product.ts'
import { copyOriginals } from './seed/copy-originals.ts'
import { writeOriginals } from './seed/write-originals.ts'
import { openStaffSession } from './staff-session.ts'
import { benchValidation } from './validation.ts'

const ORIGINALS = 1000
const CONNECTIONS = 10
const WARM_UP_SECONDS = 1

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    records: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '5' },
    save: { type: 'boolean', default: false },
  },
})
const copies = Math.max(1, Math.round(Number(values.records) / ORIGINALS))
const records = ORIGINALS * copies
const seconds = Math.max(1, Math.round(Number(values.seconds)))

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const start = performance.now()
  const result = await work()
  say(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

const postgresVersion = async (url: string): Promise<string> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return rows[0]?.server_version ?? 'unknown'
  } finally {
    await client.end()
  }
}

const measureRow = async (baseUrl: string, bare: Bare, scenario: Scenario): Promise<Row> => {
  const one = {}
  const request = scenario.next(one)
  const answer = await readAnswer(baseUrl, request)
  scenario.onAnswer?.(one, answer.status, answer.body.toString('utf8'))
  await measure(baseUrl, scenario, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS })
  const alone = await measure(baseUrl, scenario, { connections: 1, seconds })
  const loaded = await measure(baseUrl, scenario, { connections: CONNECTIONS, seconds })
  await bare.answerWith(answer)
  const same = { next: () => request }
  await measure(bare.baseUrl, same, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS })
  return { name: scenario.name, alone, loaded, bare: await measure(bare.baseUrl, same, { connections: CONNECTIONS, seconds }) }
}

const bench = async ({ server, databaseUrl }: ScratchProduct): Promise<string> => {
  const session = await openStaffSession(server)
  await timed(`${ORIGINALS.toLocaleString('en')} articles written through the API`, () => writeOriginals(session, ORIGINALS))
  await timed(`${(records - ORIGINALS).toLocaleString('en')} copies made in SQL`, () => copyOriginals(databaseUrl, copies - 1))
  const scenarios = await timed('requests prepared', () => prepareScenarios(session, databaseUrl, records))
  const bare = await startBare()
  try {
    const rows: Row[] = []
    for (const scenario of scenarios) rows.push(await timed(scenario.name, () => measureRow(server.baseUrl, bare, scenario)))
    const postgres = await postgresVersion(databaseUrl)
    return `${settingOf({ records, connections: CONNECTIONS, seconds, postgres })}\n\n${tableOf(rows)}\n`
  } finally {
    await bare.stop()
  }
}

const benchProduct = async (): Promise<void> => {
  const product = await startScratchProduct()
  process.once('SIGINT', () => void product.stop().finally(() => process.exit(130)))
  try {
    const report = await bench(product)
    say(`\n${report}`)
    if (values.save) await writeFile(join(root, 'docs/benchmarks.md'), `# Benchmarks\n\nMade by \`npm run bench -- --save\`.\n\n${report}`)
  } finally {
    await product.stop()
  }
}

// `npm run bench -- validation` needs no server: rules are measured by themselves.
if (positionals.includes('validation')) say(benchValidation())
else await benchProduct()
