import { asRecord } from '@captain/validation'
import { rm } from 'node:fs/promises'
import { isStepUpFresh } from '@captain/auth-core'
import { authorize, createAuth, type Auth } from '@captain/auth-server'
import { tenants } from '../../../apps/server/src/tenants.ts'
import { migrate } from '../../../apps/server/src/database/migrate.ts'
import { openPools } from '../../../apps/server/src/database/pools.ts'
import { startEmbedded } from '../../../apps/server/src/embedded/start-embedded.ts'
import { createLog } from '../../../apps/server/src/log.ts'
import { createDataFolder } from '../../testing/data-folder.ts'
import { markdownTable, type BenchResult } from '../report.ts'

const BASE_URL = 'http://localhost:4000'
const PASSWORD = 'a-long-password'
const WARM_UP = 2000
const ROUNDS = 10_000
/** Number of concurrent requests of one back office page. */
const AT_ONCE = 8
/** Time limit in milliseconds of this process for one request. */
const BUDGET = 0.5

const HERE = { clientAddress: '203.0.113.7', locale: 'ja' } as const

/** Returns the cookie and the token of an account that owns every tenant. */
const signIn = async (auth: Auth): Promise<{ readonly cookie: string; readonly token: string }> => {
  const email = 'owner@captain.example'
  const id = await auth.accounts.create({ email, name: '大家', password: PASSWORD, isUser: true })
  for (const { slug } of tenants) await auth.memberships.grant(id, slug, 'owner')
  const headers = { origin: BASE_URL, 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password: PASSWORD })
  const signedIn = await auth.handler(new Request(`${BASE_URL}/api/auth/sign-in/email`, { method: 'POST', headers, body }), HERE)
  const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const answer = await auth.handler(new Request(`${BASE_URL}/api/auth/token`, { headers: { cookie } }), HERE)
  return { cookie, token: String(asRecord(await answer.json())['token']) }
}

/** The server's steps before it handles a request. */
const authorizing = (auth: Auth, headers: Readonly<Record<string, string>>) => async (): Promise<void> => {
  const actor = await auth.resolveActor(new Request(`${BASE_URL}/api/v1/tenants/cafe/food`, { headers }))
  authorize({ tenant: 'editor' }, actor, 'cafe', auth.tenants)
  isStepUpFresh(actor)
}

const repeat = async (work: () => Promise<void>, times: number): Promise<void> => {
  const line = async () => {
    for (let done = 0; done < times / AT_ONCE; done += 1) await work()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, line))
}

/** Milliseconds of CPU time in this process per request, without the database. */
const costOf = async (work: () => Promise<void>): Promise<number> => {
  await repeat(work, WARM_UP)
  const before = process.cpuUsage()
  await repeat(work, ROUNDS)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / ROUNDS
}

const measure = async (auth: Auth): Promise<BenchResult> => {
  const { cookie, token } = await signIn(auth)
  const costs = [
    ['by the session cookie', await costOf(authorizing(auth, { cookie }))],
    ['by a bearer token', await costOf(authorizing(auth, { authorization: `Bearer ${token}` }))],
  ] as const
  return {
    report: markdownTable(
      ['a staff request is authorised', 'ms of server CPU'],
      costs.map(([name, cost]) => [name, cost.toFixed(3)]),
    ),
    failures: costs.flatMap(([name, cost]) => (cost < BUDGET ? [] : [`${name}: ${cost.toFixed(3)} ms, more than ${BUDGET} ms`])),
  }
}

/** Measures authentication and authorization of a request on a real database: under half a millisecond of CPU. */
export const benchAuthorize = async (): Promise<BenchResult> => {
  const dataDir = await createDataFolder()
  const database = await startEmbedded({ dataDir })
  try {
    const log = createLog({ logLevel: 'warn' })
    await migrate({ url: database.url, log })
    const { pool, authPool, close } = openPools(database.url, log)
    try {
      return await measure(await createAuth({ pool, authPool, tenants, baseUrl: BASE_URL, secret: 'x'.repeat(40), adminUserIds: [], log }))
    } finally {
      await close()
    }
  } finally {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
