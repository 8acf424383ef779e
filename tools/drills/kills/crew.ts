import { setTimeout as delay } from 'node:timers/promises'
import { asRecord } from '@captain/validation'
import type { Client } from 'pg'
import type { Finding } from '../audit/finding.ts'
import { jsonOf } from '../product/http.ts'
import type { Product } from '../product/product.ts'
import { signInStaff, type Staff } from '../product/staff.ts'
import type { Random } from '../random.ts'
import { batchWriter, bulkWriter, orderWriter } from './group-writers.ts'
import { compareLedger, createLedger, type Ledger } from './ledger.ts'
import { articleWriter, dishWriter, toggleWriter } from './record-writers.ts'
import { compareSales, openSales, shopWriter } from './shop-writer.ts'
import { compareUploads, uploadWriter, type Uploads } from './upload-writer.ts'
import { pathOf, unexpected, type MakeWriter, type World, type Writer } from './world.ts'

export const WRITERS = 16

/** Variables of a server whose visitors name their own addresses. */
export const CREW_VARIABLES = { CAPTAIN_TRUSTED_PROXY_HOPS: '1' } as const

/** Sixteen writers of every kind, and what they have been promised. */
export type Crew = {
  readonly ledger: Ledger
  readonly staff: Staff
  /** Lets all writers write until `isOver`, one write in `every` milliseconds or as fast as they can; resolves after the last answer. */
  readonly write: (isOver: () => boolean, every?: number) => Promise<void>
  /** Compares what was promised with the database: by default what was written since the last comparison. */
  readonly compare: (client: Client, isWhole?: boolean) => Promise<readonly Finding[]>
}

const createShelf = async (staff: Staff, name: string): Promise<string> => {
  const json = { name: { ja: `${name}の元の棚`, en: null }, slug: `${name}-shelf`, isPublished: false }
  const answer = await staff.call({ method: 'POST', path: pathOf('cafe', 'food-category'), json })
  if (answer.status !== 201) throw unexpected('creating a category', answer)
  return String(jsonOf(answer)['id'])
}

/** Returns the id of a picture of the demo data. */
export const readCover = async (staff: Staff): Promise<string> => {
  const answer = await staff.call({ method: 'GET', path: pathOf('cafe', 'media-library') })
  const items = jsonOf(answer)['items']
  const pictures = (Array.isArray(items) ? items : []).map(asRecord).filter((one) => String(one['mimeType']).startsWith('image/'))
  const id = pictures[0]?.['id']
  if (typeof id !== 'string') throw unexpected('the media library', answer)
  return id
}

const repeated = (times: number, make: MakeWriter): readonly MakeWriter[] => Array.from({ length: times }, () => make)

/** Signs in to a product and prepares the writers. */
export const createCrew = async ({ baseUrl, demoPassword }: Product, random: Random, name: string): Promise<Crew> => {
  const staff = await signInStaff({ baseUrl, demoPassword })
  const ledger = createLedger()
  const shelf = await createShelf(staff, name)
  const sales = await openSales(staff)
  const uploads: Uploads = { acknowledged: new Set() }
  const world: World = { staff, ledger, name }
  const kinds = [
    ...repeated(4, toggleWriter),
    ...repeated(3, dishWriter([shelf])),
    ...repeated(3, articleWriter(await readCover(staff))),
    bulkWriter(shelf),
    batchWriter(shelf),
    orderWriter,
    ...repeated(2, shopWriter(sales)),
    uploadWriter(uploads),
  ]
  const writers: readonly Writer[] = kinds.map((make, place) => make(world, random.fork(place), place))
  return {
    ledger,
    staff,
    write: async (isOver, every = 0) => {
      await Promise.all(
        writers.map(async (writeOnce) => {
          while (!isOver()) {
            const began = performance.now()
            await writeOnce()
            const rest = every * writers.length - (performance.now() - began)
            if (rest > 0) await delay(rest)
          }
        }),
      )
    },
    compare: async (client, isWhole = false) => [
      ...(await compareLedger(client, ledger, isWhole ? [...ledger.records.keys()] : undefined)),
      ...(await compareSales(client, sales)),
      ...(await compareUploads(client, uploads)),
    ],
  }
}
