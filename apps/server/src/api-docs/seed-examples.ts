import type { DescribedOperation } from '@captain/auth-server'
import type { Seeder, Values } from '@captain/content-core'
import type { ApiDescription } from '@captain/content-server'
import { dateInTimeZone } from '@captain/locale'
import { asRecord } from '@captain/validation'
import { loadSeeds } from '../demo-content.ts'

/** Placeholder for the ids of the reader's records. */
const AN_ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

const DAY = 86_400_000

const dayFrom = (offset: number): string => dateInTimeZone(new Date(Date.now() + offset * DAY))

/** Store that writes nothing and keeps the first record of each type. */
const recorder = (kept: Map<string, Values>): Seeder => ({
  create: async (type, values) => {
    if (!kept.has(type)) kept.set(type, values)
    return AN_ID
  },
  picture: async () => AN_ID,
  illustration: async () => ({ id: AN_ID, url: `/media/${AN_ID}.webp`, width: 800, height: 500 }),
  file: async () => AN_ID,
  day: dayFrom,
  at: (offset, clock) => new Date(`${dayFrom(offset)}T${clock}:00+09:00`).toISOString(),
})

/** Returns the first demo record of every content type, by `tenant.type`. */
export const seedExamples = async (): Promise<ReadonlyMap<string, Values>> => {
  const examples = new Map<string, Values>()
  for (const [tenant, seed] of await loadSeeds()) {
    const kept = new Map<string, Values>()
    await seed(recorder(kept))
    for (const [type, values] of kept) examples.set(`${tenant}.${type}`, values)
  }
  return examples
}

const exampleOf = ({ schemas }: ApiDescription, { id, tenant, type }: DescribedOperation, examples: ReadonlyMap<string, Values>) => {
  const name = `${tenant}.${type}`
  const values = examples.get(name)
  if (values === undefined) return null
  const sent = Object.entries(values).filter(([field]) => Object.hasOwn(asRecord(schemas.get(`${name}.draft`)?.['properties']), field))
  if (id === `${name}.create`) return Object.fromEntries(sent)
  return id === `${name}.update` ? Object.fromEntries(sent.slice(0, 1)) : null
}

/** Adds an example body to each operation that creates or updates a record. */
export const withExamples = (api: ApiDescription, examples: ReadonlyMap<string, Values>): ApiDescription => ({
  ...api,
  operations: api.operations.map((operation) => {
    const example = operation.body === undefined ? null : exampleOf(api, operation, examples)
    return example === null || operation.body === undefined ? operation : { ...operation, body: { ...operation.body, example } }
  }),
})
