import { LOAD_GOALS, type LoadRow } from '../goals/goals.ts'
import { cpuMs } from '../goals/goals-report.ts'
import { exceeded, limitsText, shareOfBare, type Figures } from '../goals/judge.ts'
import { reasonsText } from '../goals/reasons.ts'
import { OLD_LOAD, OLD_SOURCE } from '../goals/old-figures.ts'
import type { Measured } from '../load/measure.ts'
import { bullets, markdownTable, milliseconds, whole, type BenchResult } from '../report.ts'
import { PEER_TITLES, type PeerName } from './installed-peers.ts'

export type PeerRow = {
  readonly row: LoadRow
  readonly captain: Measured
  readonly bare: Measured
  readonly peers: readonly { readonly name: PeerName; readonly measured: Measured }[]
}

export type StartedSide = { readonly name: string; readonly startSeconds: number; readonly megabytes: number }

const HEAD = [
  'what',
  'Captain requests/s',
  'CPU ms',
  'Payload requests/s',
  'CPU ms',
  'Directus requests/s',
  'CPU ms',
  'bare node requests/s',
  '× Payload',
  'limit',
  'before: × Payload',
] as const

const cpu = ({ serverMs, databaseMs }: Measured): string => `${cpuMs(serverMs)} + ${cpuMs(databaseMs)}`

const measuredOf = ({ peers }: PeerRow, name: PeerName): Measured | undefined => peers.find((one) => one.name === name)?.measured

const timesPayload = (row: PeerRow): number | undefined => {
  const payload = measuredOf(row, 'payload')
  return payload === undefined ? undefined : row.captain.perSecond / payload.perSecond
}

const judgedOf = (row: PeerRow): Figures => {
  const { captain, bare } = row
  const times = timesPayload(row)
  return {
    cpu: captain.serverMs + captain.databaseMs,
    perSecond: captain.perSecond,
    bare: shareOfBare(captain, bare),
    ...(times !== undefined && { payload: times }),
  }
}

const cellsOf = (row: PeerRow): readonly string[] => {
  const sides = [row.captain, measuredOf(row, 'payload'), measuredOf(row, 'directus')]
  return [
    LOAD_GOALS[row.row].what,
    ...sides.flatMap((side) => (side === undefined ? ['', ''] : [whole(side.perSecond), cpu(side)])),
    whole(row.bare.perSecond),
    timesPayload(row)?.toFixed(2) ?? '',
    limitsText(LOAD_GOALS[row.row]),
    OLD_LOAD[row.row]?.timesPayload?.toFixed(2) ?? '',
  ]
}

/** A rejected or broken request of any side makes the comparison wrong. */
const failedRequests = ({ row, captain, peers }: PeerRow): readonly string[] =>
  [{ name: 'Captain', measured: captain }, ...peers.map(({ name, measured }) => ({ name: PEER_TITLES[name], measured }))].flatMap(
    ({ name, measured }) =>
      measured.failed === 0 ? [] : [`${LOAD_GOALS[row].what}: ${whole(measured.failed)} requests of ${name} failed`],
  )

const slower = (row: PeerRow): readonly string[] =>
  row.peers
    .filter(({ measured }) => measured.perSecond > row.captain.perSecond)
    .map(({ name }) => `${LOAD_GOALS[row.row].what}: slower than ${PEER_TITLES[name]}`)

const slowerText = (rows: readonly PeerRow[]): string => {
  const lines = rows.flatMap(slower)
  return lines.length === 0 ? 'No row is slower than a peer.' : `Slower than a peer:\n\n${bullets(lines)}`
}

/** Returns the report of a comparison and a line for each limit that Captain does not meet. */
export const peersReport = (facts: readonly string[], rows: readonly PeerRow[], sides: readonly StartedSide[]): BenchResult => ({
  report: [
    bullets([
      ...facts,
      'CPU ms: of a request, server + database, from /proc; in the row "publish", the peers save and publish with one request',
      `before: ${OLD_SOURCE}`,
    ]),
    markdownTable(HEAD, rows.map(cellsOf)),
    slowerText(rows),
    ...reasonsText(rows.filter((row) => exceeded('', LOAD_GOALS[row.row], judgedOf(row)).length > 0).map(({ row }) => row)),
    markdownTable(
      ['process', 'start to ready, s', 'memory at the end, MB'],
      sides.map(({ name, startSeconds, megabytes }) => [name, milliseconds(startSeconds), whole(megabytes)]),
    ),
  ].join('\n\n'),
  failures: rows.flatMap((row) => [...exceeded(LOAD_GOALS[row.row].what, LOAD_GOALS[row.row], judgedOf(row)), ...failedRequests(row)]),
})
