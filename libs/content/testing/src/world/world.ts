import type { AnyContentType, AnyRecord, Tenant, TypeClient, Values } from '@captain/content-core'
import type { Variant } from '../samples/sample-context.ts'
import { leastValues, sampleValues } from '../samples/sample-values.ts'
import { meetPeople, type People } from '../session/people.ts'
import type { Session } from '../session/session.ts'
import { clientOf } from './client-of.ts'
import { publishRecord, withdrawRecord } from './publish-record.ts'
import { prepareTargets } from './targets.ts'

/** One content type on the real server, and what its tests do with it. */
export type World = People & {
  readonly tenant: Tenant
  readonly type: AnyContentType
  /** Path of the type's staff API. */
  readonly path: string
  /** The staff API as the editor uses it. */
  readonly client: TypeClient
  /** A whole valid record that is not sent yet; its references lead to live records. */
  sample(variant?: Variant): Promise<Values>
  /** The least of a record that can be saved. */
  least(): Promise<Values>
  /** Saves a whole sample, some of its values replaced. */
  make(values?: Values, variant?: Variant): Promise<AnyRecord>
  publish(record: AnyRecord): Promise<AnyRecord>
  withdraw(record: AnyRecord): Promise<AnyRecord>
  clientFor(session: Session): TypeClient
  /** The same for another type of the tenant. */
  world(type: AnyContentType): World
}

/** Signs everybody in; `worldOf` makes the world of each content type of the tenant. */
export const openWorld = async (server: { readonly baseUrl: string; readonly password: string }, tenant: Tenant) => {
  const people = await meetPeople(server, tenant.slug)
  const { editor } = people
  const prepare = prepareTargets(editor, tenant)

  const worldOf = (type: AnyContentType): World => {
    const client = clientOf(editor, tenant, type)
    const sample = async (variant: Variant = 0) => sampleValues(type, await prepare(type, variant))
    return {
      ...people,
      tenant,
      type,
      path: `/api/v1/tenants/${tenant.slug}/${type.name}`,
      client,
      sample,
      least: async () => leastValues(type, await sample()),
      make: async (values = {}, variant = 0) => client.create({ ...(await sample(variant)), ...values }),
      publish: (record) => publishRecord(editor, tenant, type, record),
      withdraw: (record) => withdrawRecord(editor, tenant, type, record),
      clientFor: (session) => clientOf(session, tenant, type),
      world: worldOf,
    }
  }
  return { people, worldOf }
}
