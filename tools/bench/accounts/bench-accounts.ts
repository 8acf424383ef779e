import { rm } from 'node:fs/promises'
import { GUEST } from '@captain/auth-core'
import { runEndpoint } from '@captain/http-server'
import { createAuth, type Auth, type Endpoint } from '@captain/auth-server'
import { Client } from 'pg'
import { tenants } from '../../../apps/server/src/tenants.ts'
import { migrate } from '../../../apps/server/src/database/migrate.ts'
import { openPools } from '../../../apps/server/src/database/pools.ts'
import { startEmbedded } from '../../../apps/server/src/embedded/start-embedded.ts'
import { createLog } from '../../../apps/server/src/log.ts'
import { createDataFolder } from '../../testing/data-folder.ts'
import { atQuantile } from '../quantile.ts'
import { bullets, machineFacts, markdownTable, milliseconds, postgresFact, whole, type BenchResult } from '../report.ts'
import { timed } from '../timed.ts'

const BASE_URL = 'http://localhost:4000'
const ROUNDS = 40
/** Time limit in milliseconds for a page with its count. */
const BUDGET = 50

/** Queries of the list: common ones, and the most expensive of each sort order. */
const QUERIES: readonly (readonly [string, string])[] = [
  ['newest first', ''],
  ['by name', 'sort=name'],
  ['by last sign-in', 'sort=-lastSignInAt'],
  ['administrators (1 in 1,000)', 'filter[role]=admin'],
  ['banned (1 in 500)', 'filter[banned]=true'],
  ['not approved (1 in 50)', 'filter[isUser]=false'],
  ['without a passkey, by name', 'filter[noPasskey]=true&sort=name'],
  ['one address', 'q=user-99123'],
  ['nobody', 'q=いない人'],
  ['a family name (1 in 5)', 'q=佐藤'],
  ['a family name, by name', 'q=佐藤&sort=name'],
  ['both names (1 in 25)', 'q=田中 翔'],
  ['what all addresses hold', 'q=captain.example'],
]

const SEED = `
  insert into auth."user" (id, name, email, "isUser", role, banned, "createdAt", "passkeyCount", "lastSignInAt")
  select 'user-' || n, (array['山田','佐藤','鈴木','高橋','田中'])[n % 5 + 1] || ' ' || (array['花子','太郎','一郎','さくら','翔'])[(n / 5) % 5 + 1],
    'user-' || n || '@captain.example', n % 50 <> 0, case when n % 1000 = 0 then 'admin' else 'user' end, n % 500 = 0,
    now() - make_interval(secs => (n * 7919) % 1000000), n % 3, case when n % 4 > 0 then now() - make_interval(secs => n) end
  from generate_series(1, $1::int) n`

const seed = async (url: string, accounts: number): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set maintenance_work_mem = '256MB'; drop index auth.user_search`)
    await client.query(SEED, [accounts])
    await client.query('create index user_search on auth."user" using gin ("searchGrams")')
    await client.query('vacuum analyze auth."user"')
  } finally {
    await client.end()
  }
}

const listing = (auth: Auth): Endpoint => {
  const found = auth.endpoints.find(({ method, path }) => method === 'GET' && path === '/api/v1/admin/auth-users')
  if (found === undefined) throw new Error('The list of accounts is not there.')
  return found
}

const timesOf = async (endpoint: Endpoint, query: string, log: ReturnType<typeof createLog>): Promise<readonly number[]> => {
  const url = new URL(`${BASE_URL}/api/v1/admin/auth-users?${query}`)
  const context = {
    request: new Request(url),
    params: {},
    url,
    actor: GUEST,
    locale: 'ja',
    requestId: 'bench',
    log,
    clientAddress: '203.0.113.7',
    json: async () => undefined,
  } as const
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    await (await runEndpoint(endpoint, context)).arrayBuffer()
    times.push(performance.now() - start)
  }
  return times.toSorted((one, other) => one - other)
}

const measure = async (auth: Auth, log: ReturnType<typeof createLog>, facts: readonly string[]): Promise<BenchResult> => {
  const endpoint = listing(auth)
  const rows: (readonly [string, number, number])[] = []
  for (const [name, query] of QUERIES) {
    const times = await timesOf(endpoint, query, log)
    rows.push([name, atQuantile(times, 0.5), atQuantile(times, 0.95)])
  }
  const table = markdownTable(
    ['a page of 25 with its count', 'median ms', 'p95 ms'],
    rows.map(([name, median, high]) => [name, milliseconds(median), milliseconds(high)]),
  )
  return {
    report: `${bullets(facts)}\n\n${table}`,
    failures: rows.flatMap(([name, median]) => (median < BUDGET ? [] : [`${name}: ${milliseconds(median)} ms, more than ${BUDGET} ms`])),
  }
}

/** Measures a long list of accounts for administrators, on a real database: under 50 ms. */
export const benchAccounts = async (accounts: number): Promise<BenchResult> => {
  const dataDir = await createDataFolder()
  const database = await startEmbedded({ dataDir })
  try {
    const log = createLog({ logLevel: 'warn' })
    await migrate({ url: database.url, log })
    const { pool, authPool, close } = openPools(database.url, log)
    try {
      await timed(`${whole(accounts)} accounts`, () => seed(database.url, accounts))
      const auth = await createAuth({ pool, authPool, tenants, baseUrl: BASE_URL, secret: 'x'.repeat(40), adminUserIds: [], log })
      const facts = [
        ...machineFacts(),
        await postgresFact(database.url),
        `${whole(accounts)} accounts, ${ROUNDS} requests a row, one at a time`,
      ]
      return await measure(auth, log, facts)
    } finally {
      await close()
    }
  } finally {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
