import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readProcess } from '../../bench/proc/processes.ts'
import { limitOf, type Drill, type DrillResult, type DrillRun } from '../drill.ts'
import { seconds } from '../figures.ts'
import { jsonOf } from '../product/http.ts'
import { controlFile } from '../product/control-file.ts'
import { startProduct } from '../product/product.ts'
import { waitFor } from '../product/ready.ts'
import { signInStaff, type Staff } from '../product/staff.ts'
import { auditLines, createClaims, timeOf, withClient } from './findings.ts'
import { createArticle, type Article } from './published-article.ts'

const HOUR = 3_600_000
const PLANNED_MS = 4000
/** From the planned time until a page may still come from memory, and some. */
const SHOWN_MS = 20_000
const CPU_SECONDS = 3
/** Share of a core that a server at rest may use. */
const RESTING = 0.5

const JUMPS = [
  { what: 'an hour behind', hours: -1, suffix: 'a' },
  { what: 'a day ahead', hours: 24, suffix: 'b' },
  { what: 'back', hours: 0, suffix: 'c' },
] as const

type Scene = {
  readonly staff: Staff
  readonly pid: number
  readonly databaseUrl: () => Promise<string>
  /** Sets the server's clock to a difference from the real one. */
  readonly jump: (milliseconds: number) => Promise<void>
  readonly claim: (isMet: boolean, otherwise: string) => void
  /** Returns a limit of time, in ms, for the run. */
  readonly limit: (milliseconds: number) => number
  readonly name: string
}

const titleOf = async (staff: Staff, { publicPath }: Article): Promise<string | null> => {
  const answer = await staff.call({ method: 'GET', path: publicPath, headers: { cookie: '' } })
  return answer.status === 200 ? String(jsonOf(answer)['title']) : null
}

/** A publication shows at once, and one that is planned neither before its time nor long after. */
const checkPublications = async ({ staff, claim, limit, name, databaseUrl }: Scene, what: string): Promise<number> => {
  const article = await createArticle(staff, `${name}-now`)
  for (const title of ['一回目', '二回目']) {
    await article.publish(title)
    const shown = await titleOf(staff, article)
    claim(shown === title, `${what}: a publication shows ${shown ?? 'nothing'}`)
  }
  const planned = await createArticle(staff, `${name}-plan`)
  const due = new Date((await timeOf(databaseUrl())).getTime() + PLANNED_MS)
  await planned.publish('予約', due.toISOString())
  const far = await createArticle(staff, `${name}-far`)
  await far.publish('遠い予約', new Date(due.getTime() + 2 * HOUR).toISOString())
  const shownAt = await waitFor(async () => (await titleOf(staff, planned)) !== null, limit(PLANNED_MS + SHOWN_MS))
  const now = (await timeOf(databaseUrl())).getTime()
  claim(shownAt !== null, `${what}: a planned publication did not show within ${seconds(limit(SHOWN_MS))} of its time`)
  claim(now >= due.getTime(), `${what}: a planned publication showed ${seconds(due.getTime() - now)} too early`)
  claim((await titleOf(staff, far)) === null, `${what}: a publication planned for two hours later shows`)
  return Math.max(0, now - due.getTime())
}

/** Returns the share of a core that a process uses without requests. */
const restingShare = async (pid: number): Promise<number> => {
  const before = readProcess(pid)?.seconds ?? 0
  await delay(1000 * CPU_SECONDS)
  return ((readProcess(pid)?.seconds ?? 0) - before) / CPU_SECONDS
}

const isSignedIn = async (staff: Staff): Promise<boolean> =>
  (await staff.call({ method: 'GET', path: '/api/v1/tenants/cafe/food?limit=1' })).status === 200

const ENDED_MS = 5000

/** Sessions go by the clock of the database: they stay valid while the server’s jumps, and one that has ended stays ended. */
const checkSessions = async ({ staff, jump, claim, limit, databaseUrl }: Scene, signIn: () => Promise<Staff>): Promise<void> => {
  for (const hours of [1, -1, 24]) {
    await jump(hours * HOUR)
    claim(await isSignedIn(staff), `a session was not valid when the clock jumped by ${hours} h`)
    claim(await isSignedIn(await signIn()), `signing in failed with a clock that is wrong by ${hours} h`)
  }
  await withClient(databaseUrl(), (client) => client.query(`update auth.session set "expiresAt" = now() - interval '1 minute'`))
  for (const hours of [0, -1]) {
    await jump(hours * HOUR)
    const ended = await waitFor(async () => !(await isSignedIn(staff)), limit(ENDED_MS))
    claim(ended !== null, `a session that has ended is valid with a clock that is wrong by ${hours} h`)
  }
  await jump(0)
}

const runClockJumps = async (run: DrillRun): Promise<DrillResult> => {
  const file = await controlFile(run, 'clock')
  const product = await startProduct(run, {
    imports: [join(import.meta.dirname, '../inside/clock.ts')],
    env: { DRILL_CLOCK_FILE: file },
  })
  const started = await timeOf(product.databaseUrl())
  const signIn = () => signInStaff(product)
  const { claim, failures } = createClaims()
  const scene: Scene = {
    staff: await signIn(),
    pid: product.pid(),
    databaseUrl: product.databaseUrl,
    jump: async (milliseconds) => {
      await writeFile(file, String(milliseconds))
      await delay(200)
    },
    claim,
    limit: (milliseconds) => limitOf(run, milliseconds),
    name: `c${run.seed % 10_000}`,
  }
  const late: string[] = []
  for (const { what, hours, suffix } of run.isShort === true ? JUMPS.slice(0, 1) : JUMPS) {
    await scene.jump(hours * HOUR)
    const staff = await signIn()
    const delayMs = await checkPublications({ ...scene, staff, name: `${scene.name}${suffix}` }, what)
    const share = await restingShare(scene.pid)
    claim(share < RESTING, `${what}: the server uses ${Math.round(100 * share)} % of a core at rest`)
    late.push(`${what}: ${seconds(delayMs)}, ${Math.round(100 * share)} % of a core at rest`)
    run.say(late.at(-1) ?? '')
  }
  await checkSessions(scene, signIn)
  const stuck = await withClient(product.databaseUrl(), async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from content.media where not has_variants and created_at < now() - interval '5 minutes'`,
    )
    return rows[0]?.count ?? 0
  })
  claim(stuck === 0, `${stuck} pictures wait for their smaller copies`)
  return {
    figures: late.map((text) => ['a planned publication shows late by', text] as const),
    failures: [...failures, ...(await auditLines({ url: product.databaseUrl(), dataDir: product.dataDir, started }))],
  }
}

export const clockJumps: Drill = {
  proves:
    'The server’s clock jumps a day forward, an hour backward and back, while PostgreSQL’s stays: publications show at once and plans at their time, sessions stay valid, or ended, by PostgreSQL’s clock, nothing runs in a busy loop.',
  options: ['seed'],
  run: runClockJumps,
}
