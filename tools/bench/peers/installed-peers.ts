import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withDatabase } from '../../testing/database.ts'
import { queryRows } from '../databases/named-database.ts'

export type PeerName = 'payload' | 'directus'

export const PEER_NAMES = ['payload', 'directus'] as const satisfies readonly PeerName[]

export const PEER_TITLES = { payload: 'Payload', directus: 'Directus' } as const satisfies Readonly<Record<PeerName, string>>

/** An installed peer with its records. */
export type InstalledPeer = {
  readonly name: PeerName
  readonly folder: string
  readonly node: string
  readonly databaseUrl: string
  readonly version: string
  /** Credentials of an account that may write. */
  readonly token: string
  /** Published records that requests read and change. */
  readonly ids: readonly string[]
}

const PACKAGES = { payload: 'payload', directus: 'directus' } as const
/** Directus pins a native package that needs Node 22. */
const NODES = { payload: 'node24', directus: 'node22' } as const
const BUILT = { payload: '.next/BUILD_ID', directus: 'node_modules/directus/cli.js' } as const

const lines = (path: string): readonly string[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : []

const nodeOf = (peers: string, name: PeerName): string => {
  const own = join(peers, NODES[name], 'node_modules/node/bin/node')
  return existsSync(own) ? own : process.execPath
}

const countArticles = async (databaseUrl: string): Promise<number> => {
  try {
    const [row] = await queryRows(databaseUrl, 'select count(*)::int as count from articles')
    return Number(row?.['count'])
  } catch {
    return 0
  }
}

type Options = { readonly folder: string; readonly databaseUrl: string; readonly records: number }

/** Returns one line for each missing part of a peer. */
const missingOf = async (name: PeerName, { folder, databaseUrl, records }: Options): Promise<readonly string[]> => {
  const own = join(folder, name)
  if (!existsSync(join(own, 'node_modules', PACKAGES[name]))) return [`${PEER_TITLES[name]} is not installed in ${own}.`]
  const missing = existsSync(join(own, BUILT[name])) ? [] : [`${PEER_TITLES[name]} is not built: ${join(own, BUILT[name])} is missing.`]
  const files = ['bench-token', 'ids'].filter((file) => lines(join(own, file)).length === 0)
  const found = await countArticles(withDatabase(databaseUrl, name))
  return [
    ...missing,
    ...files.map((file) => `${PEER_TITLES[name]} has no ${join(own, file)}.`),
    ...(found >= records ? [] : [`The database "${name}" has ${found} articles instead of ${records}.`]),
  ]
}

export type FoundPeers = { readonly peers: readonly InstalledPeer[]; readonly missing: readonly string[] }

/** Finds the peers below a folder: `payload` and `directus`, with databases of the same names and this many articles in one cluster. */
export const findPeers = async (options: Options): Promise<FoundPeers> => {
  const { folder, databaseUrl } = options
  const missing = (await Promise.all(PEER_NAMES.map((name) => missingOf(name, options)))).flat()
  if (missing.length > 0) return { peers: [], missing }
  const peers = PEER_NAMES.map((name): InstalledPeer => {
    const own = join(folder, name)
    const declared: unknown = JSON.parse(readFileSync(join(own, 'node_modules', PACKAGES[name], 'package.json'), 'utf8'))
    const version = typeof declared === 'object' && declared !== null && 'version' in declared ? String(declared.version) : 'unknown'
    return {
      name,
      folder: own,
      node: nodeOf(folder, name),
      databaseUrl: withDatabase(databaseUrl, name),
      version,
      token: lines(join(own, 'bench-token'))[0] ?? '',
      ids: lines(join(own, 'ids')),
    }
  })
  return { peers, missing }
}
