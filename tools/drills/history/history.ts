import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { audit, databaseTime, findingLines, openClient } from '../audit/audit.ts'
import { WHOLE_DATABASE, type Finding } from '../audit/finding.ts'
import type { Drill, DrillResult, DrillRun } from '../drill.ts'
import { seconds, whole } from '../figures.ts'
import { readCover } from '../kills/crew.ts'
import { controlFile } from '../product/control-file.ts'
import { startProduct, type Product } from '../product/product.ts'
import { waitUntilReady } from '../product/ready.ts'
import { signInStaff } from '../product/staff.ts'
import { createRandom, type Random } from '../random.ts'
import { createClient, createRecord, type Shared } from './clients.ts'
import type { Violation } from './register.ts'

const CLIENTS = 24
const RECORDS = 40
const OPERATIONS = 1_000_000
/** Operations between two disturbances: on average. */
const CALM = 4000
/** Short runs are disturbed this often, too. */
const MIN_DISTURBANCES = 3
const CLOCK_MINUTES = 50
const PROGRESS_MS = 30_000
const MAX_VIOLATIONS = 5

const INSIDE_CLOCK = join(import.meta.dirname, '../inside/clock.ts')

type Disturbance = 'server' | 'backend' | 'postmaster' | 'restart' | 'clock'

const DISTURBANCES: readonly [Disturbance, ...Disturbance[]] = ['server', 'backend', 'restart', 'postmaster', 'clock', 'clock']

/** Clients wait here while the server does not run. */
type Gate = { open: Promise<void> }

type Scene = { readonly product: Product; readonly shared: Shared; readonly gate: Gate; readonly clockFile: string }

const disturb = async ({ product, gate, clockFile }: Scene, kind: Disturbance, random: Random): Promise<void> => {
  if (kind === 'clock') {
    const minutes = random.below(2 * CLOCK_MINUTES + 1) - CLOCK_MINUTES
    await writeFile(clockFile, String(minutes * 60_000))
    return
  }
  if (kind === 'backend' || kind === 'postmaster') {
    await product.killDatabase(kind === 'postmaster' ? 'postmaster' : random.below(40))
    gate.open = waitUntilReady(product.baseUrl).then(() => undefined)
    return gate.open
  }
  gate.open = (kind === 'server' ? product.kill() : product.stop()).then(product.start).then(() => undefined)
  return gate.open
}

type Limits = { readonly operations: number; readonly calm: number }

/** Runs all clients, and disturbs them between, until the operations are done or a violation is found. */
const runClients = async (scene: Scene, random: Random, { operations, calm }: Limits, say: (text: string) => void) => {
  const { shared, gate } = scene
  const disturbed = new Map<Disturbance, number>()
  const isOver = () => shared.counts.operations >= operations || shared.violations.length >= MAX_VIOLATIONS
  const clients = Array.from({ length: CLIENTS }, (_, place) => createClient(shared, random.fork(place), place))
  const working = Promise.all(
    clients.map(async (operate) => {
      while (!isOver()) {
        await gate.open
        await operate()
      }
    }),
  )
  let isFailed = false
  working.catch(() => {
    isFailed = true
  })
  const own = random.fork(CLIENTS)
  let next = calm
  let said = performance.now()
  while (!isOver() && !isFailed) {
    await delay(5)
    if (shared.counts.operations >= next) {
      const kind = own.pick(DISTURBANCES)
      await disturb(scene, kind, own)
      disturbed.set(kind, (disturbed.get(kind) ?? 0) + 1)
      next = shared.counts.operations + calm / 2 + own.below(calm)
    }
    if (performance.now() - said > PROGRESS_MS) {
      said = performance.now()
      say(`${whole(shared.counts.operations)} operations, ${[...disturbed].map(([kind, count]) => `${kind} ${count}`).join(', ')}`)
    }
  }
  await working
  return disturbed
}

/** Compares all records with the database after the last operation, and audits them. */
const auditAll = async (product: Product, { registers, retired }: Shared, started: Date): Promise<readonly Finding[]> => {
  const client = await openClient(await product.databaseUrl())
  try {
    const all = [...registers, ...retired]
    const { rows } = await client.query<{ id: string; version: number }>(
      'select id, lock_version as version from content.entry where id = any($1)',
      [all.map(({ id }) => id)],
    )
    const stored = new Map(rows.map(({ id, version }) => [id, version]))
    const lost = all.filter((register) => (stored.get(register.id) ?? 0) < register.version())
    return [
      ...lost.map(({ id }) => ({ check: 'an acknowledged write that is lost', where: id })),
      ...(await audit(client, product.dataDir, { since: WHOLE_DATABASE, ids: [], started })),
    ]
  } finally {
    await client.end()
  }
}

const violationText = ({ rule, record, history }: Violation, seed: number): string =>
  [`${rule}; record ${record}; repeat it with --seed ${seed}`, ...history.map((event) => `    ${event}`)].join('\n')

const prepare = async (run: DrillRun): Promise<Scene & { readonly started: Date }> => {
  const clockFile = await controlFile(run, 'clock')
  const product = await startProduct(run, { imports: [INSIDE_CLOCK], env: { DRILL_CLOCK_FILE: clockFile } })
  const client = await openClient(await product.databaseUrl())
  const started = await databaseTime(client)
  await client.end()
  const staff = await signInStaff({ ...product, connections: CLIENTS })
  const counts = { operations: 0, reads: 0, publicReads: 0, writes: 0, conflicts: 0, unanswered: 0 }
  const shared: Shared = {
    staff,
    cover: await readCover(staff),
    name: `h${run.seed % 10_000}`,
    registers: [],
    retired: [],
    counts,
    violations: [],
    nextNumber: 1,
  }
  shared.registers.push(...(await Promise.all(Array.from({ length: RECORDS }, () => createRecord(shared)))))
  return { product, shared, gate: { open: Promise.resolve() }, clockFile, started }
}

const runHistory = async (run: DrillRun): Promise<DrillResult> => {
  const operations = run.operations ?? OPERATIONS
  const scene = await prepare(run)
  const { shared, product } = scene
  const began = performance.now()
  const calm = Math.min(CALM, operations / (MIN_DISTURBANCES + 1))
  const disturbed = await runClients(scene, createRandom(run.seed), { operations, calm }, run.say)
  const took = performance.now() - began
  await waitUntilReady(product.baseUrl)
  const findings = await auditAll(product, shared, scene.started)
  const { counts, violations } = shared
  for (const violation of violations) run.say(violationText(violation, run.seed))
  const missing = (['reads', 'publicReads', 'writes'] as const).filter((kind) => counts[kind] === 0)
  const count = (kind: Disturbance): string => whole(disturbed.get(kind) ?? 0)
  return {
    figures: [
      ['clients', String(CLIENTS)],
      ['operations', `${whole(counts.operations)}; ${whole((1000 * counts.operations) / took)} a second`],
      ['reads by staff', whole(counts.reads)],
      ['public reads', whole(counts.publicReads)],
      ['acknowledged writes', `${whole(counts.writes)}, and ${whole(counts.conflicts)} refused for a newer version`],
      ['unanswered operations', whole(counts.unanswered)],
      ['records', whole(shared.registers.length + shared.retired.length)],
      ['kills of the server', count('server')],
      ['restarts', count('restart')],
      ['kills of one process of PostgreSQL', count('backend')],
      ['kills of PostgreSQL’s main process', count('postmaster')],
      ['jumps of the server’s clock by up to 50 minutes', count('clock')],
      ['violations', whole(violations.length + findings.length)],
      ['duration', seconds(took)],
    ],
    failures: [
      ...violations.slice(0, 1).map((violation) => violationText(violation, run.seed)),
      ...missing.map((kind) => `none of the ${kind} was acknowledged`),
      ...findingLines(findings),
    ],
  }
}

export const history: Drill = {
  proves:
    'Random clients read, write, publish and withdraw the same records while the server and PostgreSQL are killed and the clock jumps: no read shows less than was acknowledged before it began, no version is written twice, the public never sees a draft.',
  options: ['operations', 'seed'],
  run: runHistory,
}
