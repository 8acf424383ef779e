import { ensureBuilt } from '../../ensure-built.ts'
import { openCluster } from '../databases/cluster.ts'
import { openSizedDatabase } from '../databases/sized-databases.ts'
import { rowsOf } from '../goals/bench-goals.ts'
import { openCaptain, type Captain } from '../goals/captain.ts'
import type { LoadRow } from '../goals/goals.ts'
import { connectionsOf, measureCaptain } from '../goals/measure-captain.ts'
import { measureBare, mediansOf, type Rounds } from '../goals/measure-rows.ts'
import { startBare, type Bare } from '../load/bare.ts'
import { measure, type Measured } from '../load/measure.ts'
import { machineFacts, postgresFact, type BenchResult } from '../report.ts'
import { stopOnSignal } from '../stop-on-signal.ts'
import { timed } from '../timed.ts'
import { findWrk } from '../wrk/find-wrk.ts'
import { findPeers, PEER_TITLES } from './installed-peers.ts'
import { peerWork } from './peer-requests.ts'
import { peersReport, type PeerRow } from './peers-report.ts'
import { startPeer, type RunningPeer } from './start-peer.ts'

export type PeersBench = Rounds & {
  /** Where the peers are installed. */
  readonly peers: string | null
  /** A superuser's address of the cluster that has the databases of all peers. */
  readonly database: string | null
  readonly folder: string | null
  readonly records: number
  readonly only: string
}

const WARM_UP_SECONDS = 1
const INSTALLED = `Payload and Directus are not installed here, so there is nothing to compare with. Name their folder with --peers or CAPTAIN_PEERS:
it has payload and directus, each with its node_modules, bench-token and ids. Name the cluster of their databases, payload and directus, with
--database or DATABASE_URL.`

/** A bench that cannot run: nothing is saved. */
const cannotRun = (reasons: readonly string[]): BenchResult => ({ report: INSTALLED, failures: reasons, isIncomplete: true })

const measurePeer = async (
  { peer, target, headers }: RunningPeer,
  row: LoadRow,
  { records, seconds }: PeersBench,
): Promise<Measured | null> => {
  const run = async (duration: number) => {
    const work = peerWork(peer, row, records)
    if (work.requests === undefined) return null
    // A new record needs a slug that no request before it had.
    const order = work.requests.some(({ method }) => method === 'POST') ? 'once' : 'again'
    const plan = { requests: work.requests, order, connections: connectionsOf(row), seconds: duration } as const
    return measure(target, work.isStaff ? { ...plan, headers } : plan)
  }
  await run(WARM_UP_SECONDS)
  return run(seconds)
}

type Sides = { readonly captain: Captain; readonly bare: Bare; readonly peers: readonly RunningPeer[] }

/** Measures a row at Captain and the peers, one after the other, in the opposite order in each second run. */
const measurePeers = async ({ captain, bare, peers }: Sides, row: LoadRow, bench: PeersBench): Promise<PeerRow> => {
  const own: Measured[] = []
  const bares: Measured[] = []
  const others = peers.map(({ peer }): { readonly name: typeof peer.name; readonly runs: Measured[] } => ({ name: peer.name, runs: [] }))
  const steps = [
    async () => void own.push(await measureCaptain(captain, row, bench.seconds)),
    ...peers.map((one, place) => async () => {
      const measured = await measurePeer(one, row, bench)
      if (measured !== null) others[place]?.runs.push(measured)
    }),
  ]
  for (let run = 0; run < bench.runs; run += 1) {
    await timed(`${row}, run ${run + 1}`, async () => {
      bares.push(await measureBare(bare, captain, row, bench.seconds))
      for (const step of run % 2 === 0 ? steps : steps.toReversed()) await step()
    })
  }
  return {
    row,
    captain: mediansOf(own),
    bare: mediansOf(bares),
    peers: others.flatMap(({ name, runs }) => (runs.length === 0 ? [] : [{ name, measured: mediansOf(runs) }])),
  }
}

/** Rows that at least one peer can do. */
const comparableRows = (peers: readonly RunningPeer[], { only, records }: PeersBench): readonly LoadRow[] =>
  rowsOf(only).filter((row) => peers.some(({ peer }) => peerWork(peer, row, records).requests !== undefined))

const compare = async (sides: Sides, bench: PeersBench, generator: string): Promise<BenchResult> => {
  const { captain, peers } = sides
  const rows: PeerRow[] = []
  for (const row of comparableRows(peers, bench)) rows.push(await measurePeers(sides, row, bench))
  const facts = [
    ...machineFacts(),
    await postgresFact(captain.database.url),
    `Captain as \`npm start\` runs it in production, with its log, and ${peers.map(({ peer }) => `${PEER_TITLES[peer.name]} ${peer.version}`).join(' and ')}, on one cluster with ${bench.records} articles of 3 KB each`,
    `medians of ${bench.runs} runs of ${bench.seconds} s, alternating, in the opposite order each second run; ${generator}, one thread, 32 connections, 8 for writes; all share the machine`,
  ]
  const megabytes = captain.megabytes()
  return peersReport(facts, rows, [
    { name: 'Captain', startSeconds: await captain.restart(), megabytes },
    ...peers.map((one) => ({ name: PEER_TITLES[one.peer.name], startSeconds: one.startSeconds, megabytes: one.megabytes() })),
  ])
}

/** Compares Captain with its peers in one run. Without them, it reports what is missing and fails. */
export const benchPeers = async (bench: PeersBench): Promise<BenchResult> => {
  const { peers: folder, database, records } = bench
  if (folder === null || database === null) {
    const missing = [...(folder === null ? ['No folder of peers is named.'] : []), ...(database === null ? ['No cluster is named.'] : [])]
    return cannotRun(missing)
  }
  const generator = findWrk()
  const found = await findPeers({ folder, databaseUrl: database, records })
  if (found.missing.length > 0) return cannotRun(found.missing)
  await ensureBuilt()
  const cluster = await openCluster(bench)
  const bare = await startBare()
  const running: RunningPeer[] = []
  let captain: Captain | null = null
  const stop = stopOnSignal(async () => {
    for (const peer of running) await peer.stop()
    await captain?.stop()
    await bare.stop()
    await cluster.stop()
  })
  try {
    captain = await openCaptain(await openSizedDatabase(cluster, records), cluster.dataDir)
    for (const peer of found.peers) running.push(await startPeer(peer))
    return await compare({ captain, bare, peers: running }, bench, generator)
  } finally {
    await stop()
  }
}
