import type { AnyContentType, AnyRecord, Tenant, TypeClient, Values } from '@captain/content-core'
import { editedName, originOf } from '../declared/abilities.ts'
import { missingDemoError } from '../errors.ts'
import type { SampleContext, Variant } from '../samples/sample-context.ts'
import { leastValues, sampleValues, samplesForSteps } from '../samples/sample-values.ts'
import { sentValues } from '../samples/sent-values.ts'
import { meetPeople, memberWith, type People } from '../session/people.ts'
import type { Session } from '../session/session.ts'
import { allPages } from './all-pages.ts'
import { clientOf } from './client-of.ts'
import { publishRecord, withdrawRecord } from './publish-record.ts'
import { submitted } from './submit.ts'
import { prepareTargets } from './targets.ts'

/** One content type on the real server, with the functions that its tests use. */
export type World = Omit<People, 'editor'> & {
  readonly people: People
  /** Session with the role that may write records of this type. */
  readonly editor: Session
  readonly tenant: Tenant
  readonly type: AnyContentType
  /** Path of the type's staff API. */
  readonly path: string
  /** The staff API in the editor's session. */
  readonly client: TypeClient
  /** Returns a full valid record that is not sent yet; its references point to live records. */
  sample(variant?: Variant): Promise<Values>
  /** Returns the minimal record that can be saved. */
  least(): Promise<Values>
  /** Returns a full submission as a visitor sends it. */
  sampleToSend(variant?: Variant): Promise<Values>
  /** Returns values of every field that a transition may accept, regardless of which actor sets it elsewhere. */
  sampleForSteps(): Promise<Values>
  /** Sends a submission and returns the record that it created. */
  send(values?: Values, variant?: Variant): Promise<AnyRecord>
  /** Creates a record from a full sample with some values replaced: new, submitted and completed, or merged into an existing one. */
  make(values?: Values, variant?: Variant): Promise<AnyRecord>
  /** Returns two different records; of a legal document the first is public. */
  pair(): Promise<readonly [AnyRecord, AnyRecord]>
  /** Returns changes of one field to a value that the record does not have yet. */
  edit(): Promise<Values>
  /** Removes the draft of types that allow only one. */
  clear(): Promise<void>
  publish(record: AnyRecord): Promise<AnyRecord>
  withdraw(record: AnyRecord): Promise<AnyRecord>
  clientFor(session: Session): TypeClient
  /** Returns the world of another type of the tenant. */
  world(type: AnyContentType): World
}

/** Returns the tenant's values for a sample; receives the values that the test overrides, with which they must be consistent. */
type Given = (here: World, variant: Variant, asked: Values) => Values | Promise<Values>

/** Values that samples of a type need in addition to its declaration: for input of staff, submissions and transitions. */
export type TypeSamples = { readonly written?: Given; readonly sent?: Given; readonly steps?: Given }

/** Those of a tenant's types by name; a function alone is for input of staff. */
export type TenantSamples = Readonly<Record<string, Given | TypeSamples>>

const givenFor = (samples: TenantSamples[string] | undefined, to: keyof TypeSamples): Given | undefined => {
  if (typeof samples === 'function') return to === 'written' ? samples : undefined
  return samples?.[to]
}

type Server = Parameters<typeof meetPeople>[0]

/** Signs all actors in; `worldOf` creates the world of each content type of the tenant. */
export const openWorld = async (server: Server, tenant: Tenant, samples: TenantSamples = {}) => {
  const people = await meetPeople(server, tenant.slug)
  const prepare = prepareTargets(people.owner, tenant, (type, context) => worldOf(type).target(context))

  const worldOf = (type: AnyContentType): World & { target(context: SampleContext): Promise<string> } => {
    const editor = memberWith(people, 'editor', type.access.write, type.access.read)
    const client = clientOf(editor, tenant, type)
    const origin = originOf(type)
    const givenTo = async (to: keyof TypeSamples, variant: Variant, asked: Values = {}): Promise<Values> =>
      (await givenFor(samples[type.name], to)?.(here, variant, asked)) ?? {}
    const sampleIn = async (context: SampleContext, asked: Values = {}) =>
      sampleValues(type, { ...context, given: await givenTo('written', context.variant, asked) })
    const sample = async (variant: Variant = 0, asked: Values = {}) => sampleIn(await prepare(type.fields, variant), asked)
    const sampleToSend = async (variant: Variant = 0): Promise<Values> => {
      if (type.submission === null) return {}
      const context = await prepare({ ...type.submission.fields, ...type.fields }, variant)
      return sentValues(type.name, type.submission, { ...context, given: await givenTo('sent', variant) })
    }
    const clear = async (): Promise<void> => {
      if (type.workflow !== 'legal') return
      for (const draft of (await client.list({ status: 'draft' })).items) await client.remove(draft.id, '*')
    }
    const create: TypeClient['create'] = async (values) => {
      await clear()
      return client.create(values)
    }
    const completed = async (record: AnyRecord, values: Values, variant: Variant): Promise<AnyRecord> =>
      client.update(record.id, record.lockVersion, { ...(await sample(variant)), ...values })
    const send = async (values: Values = {}, variant: Variant = 0) =>
      submitted({ ...people, tenant, type, client }, { ...(await sampleToSend(variant)), ...values })
    const keptRecord = async (variant: Variant): Promise<AnyRecord> => {
      const all = await allPages(client.list)
      // Of types with scarce records, take the last: the public reads the first ones most.
      const found = origin === 'scarce' ? all.at(-1 - variant) : all[variant % all.length]
      if (found === undefined) throw missingDemoError(`a record of ${tenant.slug}.${type.name}`)
      return client.get(found.id)
    }
    const make = async (values: Values = {}, variant: Variant = 0): Promise<AnyRecord> => {
      if (origin === 'made') return create({ ...(await sample(variant, values)), ...values })
      if (origin === 'sent') return completed(await send({}, variant), values, variant)
      const record = await keptRecord(variant)
      return origin === 'kept' || origin === 'scarce' ? completed(record, values, variant) : record
    }
    const publish = (record: AnyRecord) => publishRecord(editor, tenant, type, record)
    const name = editedName(type)
    const isText = ['text', 'longText'].includes(type.fields[name]?.kind ?? '')
    const here: World = {
      ...people,
      people,
      editor,
      tenant,
      type,
      path: `/api/v1/tenants/${tenant.slug}/${type.name}`,
      client: { ...client, create: async (draft, options) => (options === undefined ? create(draft) : client.create(draft, options)) },
      sample: (variant) => sample(variant),
      sampleToSend,
      sampleForSteps: async () => samplesForSteps(type, { ...(await prepare(type.fields, 0)), given: await givenTo('steps', 0) }),
      send,
      make,
      clear,
      least: async () => leastValues(type, await sample()),
      pair: async () => {
        const first = await make()
        return [type.workflow === 'legal' ? await publish(first) : first, await make({}, 1)]
      },
      // Texts are always different; for other kinds the second sample differs from the first.
      edit: async () => Object.fromEntries(Object.entries(await sample(isText ? 0 : 1)).filter(([one]) => one === name)),
      publish,
      withdraw: (record) => withdrawRecord(editor, tenant, type, record),
      clientFor: (session) => clientOf(session, tenant, type),
      world: worldOf,
    }
    return { ...here, target: async (context) => (await publish(await create(await sampleIn(context)))).id }
  }
  return { people, worldOf }
}
