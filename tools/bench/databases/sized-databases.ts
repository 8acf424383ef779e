import { setTimeout as delay } from 'node:timers/promises'
import { withoutDemoAccounts } from '../product/without-demo-accounts.ts'
import { serve } from '../content/serve.ts'
import { copyOriginals } from '../seed/copy-originals.ts'
import { writeOriginals } from '../seed/write-originals.ts'
import { openStaffSession } from '../staff-session.ts'
import { timed } from '../timed.ts'
import type { Cluster } from './cluster.ts'
import { openDatabase, queryRows } from './named-database.ts'

/** Articles that are written through the API; the others are copies of them. */
export const ORIGINALS = 1000
const WRITTEN = 'captain_bench_written'
/** Another text of the articles, or another way to copy them, needs another number. */
const EDITION = 4
const PICTURES_MS = 300_000

const databaseBytes = async (url: string): Promise<number> => {
  const [row] = await queryRows(url, 'select pg_database_size(current_database())::float8 as bytes')
  return Number(row?.['bytes'])
}

const vacuum = (url: string) => queryRows(url, 'vacuum analyze')

/** Waits until the pictures of the demo records have their variants: each start would go on with them. */
const picturesPrepared = async (url: string): Promise<void> => {
  const deadline = performance.now() + PICTURES_MS
  while ((await queryRows(url, 'select from content.media where not has_variants limit 1')).length > 0) {
    if (performance.now() > deadline) throw new Error('The variants of the demo pictures are not ready.')
    await delay(500)
  }
}

/** Adds a number of bytes to the comment of the schema, which copies of the database inherit. */
const noteBytes = async (url: string, bytes: number): Promise<void> => {
  await queryRows(url, `comment on schema content is '${[...(await notedBytes(url)), bytes].join(' ')}'`)
}

const notedBytes = async (url: string): Promise<readonly number[]> => {
  const [note] = await queryRows(url, `select obj_description('content'::regnamespace) as bytes`)
  return typeof note?.['bytes'] === 'string' ? note['bytes'].split(' ').map(Number) : []
}

/** Writes the originals; notes the size of the database before and after. */
const writeThroughApi = async (url: string, dataDir: string): Promise<void> => {
  const server = await serve(url, { dataDir })
  try {
    await picturesPrepared(url)
    await vacuum(url)
    await noteBytes(url, await databaseBytes(url))
    await writeOriginals(await openStaffSession(server), ORIGINALS)
  } finally {
    await server.stop()
  }
  await withoutDemoAccounts(url)
  await vacuum(url)
  await noteBytes(url, await databaseBytes(url))
}

const copy = async (url: string, records: number): Promise<void> => {
  if (records > ORIGINALS) await copyOriginals(url, records / ORIGINALS - 1)
  // Later writes of the benches make the database larger.
  await noteBytes(url, await databaseBytes(url))
}

export type SizedDatabase = {
  readonly records: number
  readonly url: string
  /** Disk space of each record: of those written through the API, and of all others, which are copies. */
  readonly diskKilobytes: { readonly written: number; readonly copied: number | null }
}

/** Opens a database with this many articles in one tenant, a multiple of a thousand. */
export const openSizedDatabase = async ({ url, dataDir }: Cluster, records: number): Promise<SizedDatabase> => {
  if (records % ORIGINALS !== 0)
    throw new Error(`The number of records is a multiple of ${ORIGINALS}, since each article is copied as often.`)
  const written = await openDatabase(url, {
    name: WRITTEN,
    note: `edition ${EDITION}`,
    template: null,
    fill: (own) => timed(`${ORIGINALS} articles through the API`, () => writeThroughApi(own, dataDir)),
  })
  const own = await openDatabase(url, {
    name: `captain_bench_${records}`,
    note: `edition ${EDITION}, ${records} records`,
    template: WRITTEN,
    fill: (sized) => timed(`${records} records`, () => copy(sized, records)),
  })
  const [empty = Number.NaN, writtenBytes = await databaseBytes(written), ownBytes = await databaseBytes(own)] = await notedBytes(own)
  const copies = records - ORIGINALS
  return {
    records,
    url: own,
    diskKilobytes: {
      written: (writtenBytes - empty) / ORIGINALS / 1024,
      copied: copies === 0 ? null : (ownBytes - writtenBytes) / copies / 1024,
    },
  }
}
