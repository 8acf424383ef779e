import { TYPE_RIGHT_NAMES, type FieldAccess, type TypeRight, type TypeRights } from '@captain/auth-core'
import {
  hasPersonalData,
  hasRight,
  isPersonalField,
  isShielded,
  isGrantable,
  workflowOf,
  type AnyContentType,
  type Values,
} from '@captain/content-core'
import { expect, test } from 'vitest'
import { originOf } from '../declared/abilities.ts'
import type { Aim, Operation } from '../declared/operation.ts'
import type { Session } from '../session/session.ts'
import { operationsOf } from '../declared/operations.ts'
import { aimAt, attempt, doerOf } from '../world/aim-at.ts'
import { allPages } from '../world/all-pages.ts'
import { withRole } from '../world/with-role.ts'
import type { World } from '../world/world.ts'
import { hideable, isTriedIn, translatable } from './role-fields.ts'
import type { Suite } from './suite.ts'
import { testWhen } from './test-when.ts'

/** Rights of roles; those that a type does not have are left out. */
const ROLES = {
  reader: ['read'],
  publisher: ['read', 'publish', 'process'],
  author: ['read', 'create', 'update', 'publish', 'process'],
  remover: ['read', 'delete', 'export', 'publish'],
} as const satisfies Readonly<Record<string, readonly TypeRight[]>>

const shielded = (type: AnyContentType): readonly string[] => Object.keys(type.fields).filter((name) => isShielded(type, name))

/** Rights with the same access to each field that a role sees only by its name. */
const rightsOf = (type: AnyContentType, operations: readonly TypeRight[], access: FieldAccess = 'write'): TypeRights => ({
  operations,
  languages: null,
  fields: Object.fromEntries(shielded(type).map((name) => [name, access])),
  otherFields: 'write',
})

const possible = (type: AnyContentType): readonly TypeRight[] =>
  TYPE_RIGHT_NAMES.filter((right) => hasRight(type, right) && isGrantable(type, right))

const granted = (type: AnyContentType, wanted: readonly TypeRight[]): readonly TypeRight[] =>
  possible(type).includes('read') ? wanted.filter((right) => possible(type).includes(right)) : []

/** Returns whether rights include an operation. Transitions for owners stay with owners. */
const isAllowed = ({ rights = [], role }: Operation, operations: readonly TypeRight[]): boolean =>
  role !== 'owner' && rights.some((right) => operations.includes(right))

/** Exports of personal data and secrets need a passkey, which the member of these tests has not. */
const needsProof = (type: AnyContentType, { name, isOffered }: Operation): boolean => {
  const isPersonal = workflowOf(type.workflow).handling !== undefined || type.submission !== null || hasPersonalData(type)
  return isOffered && (name === 'reveal' || (name === 'export' && isPersonal))
}

const stateOf = async ({ client, owner, path }: World, id: string) => {
  const brief = async (trash: boolean) =>
    (await allPages(client.list, trash ? { trash } : {})).map((record) => `${record.id} ${record.lockVersion} ${record.updatedAt}`)
  const views = await owner.raw('GET', `${path}/views`)
  return [await brief(false), await brief(true), (await client.revisions(id)).items.length, views.text]
}

/** Shorter texts may be part of others. */
const MIN_TELLING = 8

type Named = {
  readonly items: readonly {
    readonly slug?: string
    readonly tenant?: string
    readonly type?: string
    readonly contentTypes?: readonly string[]
  }[]
}
type Menu = { readonly groups: readonly { readonly entries: readonly { readonly type: string | null }[] }[] }

/** Returns the content types of a tenant that a member sees: in the tenant's summary, the palette and the menu. */
const namedFor = async ({ http }: Session, slug: string): Promise<readonly (string | null | undefined)[]> => {
  const tenants = await http.get<Named>('/api/v1/tenants')
  const screens = await http.get<Named>('/api/v1/staff/screens')
  const { groups } = await http.get<Menu>(`/api/v1/tenants/${slug}/menu`)
  return [
    ...tenants.items.filter((one) => one.slug === slug).flatMap(({ contentTypes = [] }) => contentTypes),
    ...screens.items.filter(({ tenant }) => tenant === slug).map(({ type }) => type),
    ...groups.flatMap(({ entries }) => entries.map(({ type }) => type)),
  ]
}

/** Tests custom roles cell by cell: what their rights say works, everything else is refused and changes nothing. */
export const roleMatrixSuite: Suite = (type, world, tenant) => {
  const isTried = isTriedIn(tenant)
  const operations = operationsOf(type)

  for (const [name, wanted] of Object.entries(ROLES)) {
    testWhen(isTried, `lets the custom role “${name}” do what its rights say, and nothing else`, async () => {
      const here = world()
      const rights = granted(type, wanted)
      await withRole(here, rightsOf(type, rights), async (member) => {
        const record = await here.make()
        const refused = operations.filter((operation) => !isAllowed(operation, rights))
        // Samples can change other records, so they are made before the state is read.
        const [sample, edit] = [await here.sample(), await here.edit()]
        const aim: Aim = { ...aimAt(here, record), sample: async () => sample, edit: async () => edit }
        const before = await stateOf(here, record.id)
        const answers: Record<string, number> = {}
        for (const operation of refused) answers[operation.name] = (await attempt(member, operation, aim)).status
        expect(Object.entries(answers).filter(([, status]) => status < 400)).toEqual([])
        expect(await stateOf(here, record.id)).toEqual(before)
        const perform = doerOf(here, member)
        for (const operation of operations.filter((one) => isAllowed(one, rights))) {
          const { status } =
            operation.writes && operation.isOffered ? (await perform(operation)).answer : await attempt(member, operation, aim)
          const expected = needsProof(type, operation) ? 403 : operation.isOffered ? operation.answer : operation.absent
          expect(status, `${name}: ${operation.name}`).toBe(expected)
        }
      })
    })
  }
}

/** Tests that a member without the right to read sees nothing of a type. */
export const roleUnreadSuite: Suite = (type, world, tenant) => {
  const isTried = isTriedIn(tenant)
  const operations = operationsOf(type)

  testWhen(isTried, 'shows a member without the right to read nothing of the type', async () => {
    const here = world()
    const record = await here.make()
    await withRole(here, rightsOf(type, []), async (member) => {
      for (const operation of operations) {
        const { status } = await attempt(member, operation, aimAt(here, record))
        expect(status, operation.name).toBe(403)
      }
      expect(await namedFor(member, tenant.slug)).not.toContain(type.name)
      expect((await member.raw('GET', '/api/v1/staff/home')).text).not.toContain(record.id)
    })
  })
}

/** Tests that no answer has a field that a custom role hides. */
export const roleHidingSuite: Suite = (type, world, tenant) => {
  const isTried = isTriedIn(tenant)
  const hidden = hideable(type)
  testWhen(
    isTried && hidden !== null && originOf(type) === 'made' && possible(type).includes('update'),
    'hides a field from a custom role everywhere',
    async () => {
      const here = world()
      const name = hidden ?? ''
      const field = type.fields[name]
      const made = await here.make()
      const value = made[name]
      const text = field?.localized === true ? String((value as Values | null)?.['ja']) : String(value)
      const rights: TypeRights = { ...rightsOf(type, possible(type)), fields: { ...rightsOf(type, []).fields, [name]: 'hidden' } }
      await withRole(here, rights, async (member) => {
        const at = (rest: string) => member.raw('GET', `${here.path}${rest}`)
        const paths = [
          '?limit=100',
          `/${made.id}`,
          `/${made.id}/revisions`,
          `/${made.id}/revisions/${made.lockVersion}`,
          `/${made.id}/events`,
          `/${made.id}/used-by`,
        ]
        for (const path of paths) {
          const answer = await at(path)
          expect(answer.status, path).toBe(200)
          if (text.length > MIN_TELLING) expect(answer.text.includes(JSON.stringify(text).slice(1, -1)), path).toBe(false)
        }
        const { items } = await here.clientFor(member).list({ limit: 100 })
        for (const record of [...items, await here.clientFor(member).get(made.id)]) expect(Object.hasOwn(record, name)).toBe(false)
        for (const path of [`?filter[${name}]=x`, `?sort=${name}`, `.csv?columns=${name}`])
          expect((await at(path)).status, path).toBeGreaterThanOrEqual(400)
        const refused = await member.raw('PATCH', `${here.path}/${made.id}`, {
          body: { [name]: field?.localized === true ? { ja: 'x', en: null } : 'x', lockVersion: made.lockVersion },
        })
        expect([refused.status, refused.text.includes(name)]).toEqual([422, true])
        const saved = await member.raw('PATCH', `${here.path}/${made.id}`, {
          body: { ...(await here.edit()), lockVersion: made.lockVersion },
        })
        expect(saved.status).toBe(200)
        expect(Object.hasOwn(JSON.parse(saved.text) as object, name)).toBe(false)
        expect((await here.client.get(made.id))[name]).toEqual(value)
      })
    },
  )
}

/** Returns all texts in a value that are long enough to differ from others. */
const tellingTexts = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.length > MIN_TELLING ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(tellingTexts) : []
}

/** Tests that a custom role reads personal data only in fields that it names. */
export const rolePersonalSuite: Suite = (type, world, tenant) => {
  const names = Object.keys(type.fields).filter((name) => isPersonalField(type, name))
  const isTried = isTriedIn(tenant) && names.length > 0 && possible(type).includes('read')

  testWhen(isTried, 'shows personal data only to a custom role that names the field, with all other rights', async () => {
    const here = world()
    const made = await here.make()
    const others = JSON.stringify(Object.fromEntries(Object.entries(made).filter(([name]) => !names.includes(name))))
    const canaries = names.flatMap((name) => tellingTexts(made[name])).filter((text) => !others.includes(JSON.stringify(text).slice(1, -1)))
    const number = made.lockVersion
    const paths = ['?limit=100', `/${made.id}`, `/${made.id}/revisions`, `/${made.id}/revisions/${number}`, `/${made.id}/events`]
    await withRole(here, { ...rightsOf(type, possible(type)), fields: {} }, async (member) => {
      for (const path of paths) {
        const answer = await member.raw('GET', `${here.path}${path}`)
        for (const text of canaries) expect(answer.text.includes(JSON.stringify(text).slice(1, -1)), path).toBe(false)
      }
      for (const text of canaries) {
        const found = await member.raw('GET', `${here.path}?q=${encodeURIComponent(text.slice(0, 100))}`)
        expect(found.text, text).not.toContain(made.id)
      }
      const record = await here.clientFor(member).get(made.id)
      for (const name of names) {
        expect(Object.hasOwn(record, name), name).toBe(false)
        for (const path of [`?filter[${name}]=x`, `?sort=${name}`, `.csv?columns=${name}`])
          expect((await member.raw('GET', `${here.path}${path}`)).status, path).toBeGreaterThanOrEqual(400)
        const written = await member.raw('PATCH', `${here.path}/${made.id}`, { body: { [name]: 'x', lockVersion: number } })
        expect(written.status, name).toBeGreaterThanOrEqual(400)
      }
    })
    await withRole(here, rightsOf(type, ['read'], 'read'), async (member) => {
      const record = await here.clientFor(member).get(made.id)
      for (const name of names) expect(record[name], name).toEqual(made[name])
    })
  })
}

/** Tests that a role for one language writes no other. */
export const roleTranslatingSuite: Suite = (type, world, tenant) => {
  const isTried = isTriedIn(tenant)
  const translated = translatable(type)
  testWhen(
    isTried && translated !== null && originOf(type) === 'made' && possible(type).includes('update'),
    'lets a translator write English only',
    async () => {
      const here = world()
      const name = translated ?? ''
      const made = await here.make()
      const sides = made[name] as Values
      const rights = {
        ...rightsOf(
          type,
          possible(type).filter((right) => right !== 'create'),
        ),
        languages: ['en'] as const,
      }
      await withRole(here, rights, async (member) => {
        const patch = async (changes: Values) =>
          member.raw('PATCH', `${here.path}/${made.id}`, {
            body: { ...changes, lockVersion: (await here.client.get(made.id)).lockVersion },
          })
        const edited = ((await here.edit())[name] as Values)['ja']
        const japanese = await patch({ [name]: { ...sides, ja: edited } })
        expect([japanese.status, japanese.text.includes(`"${name}.ja"`)]).toEqual([422, true])
        expect((await here.client.get(made.id))[name]).toEqual(sides)
        const english = await patch({ [name]: { ...sides, en: null } })
        expect(english.status).toBe(200)
        expect((await here.client.get(made.id))[name]).toEqual({ ...sides, en: null })
      })
    },
  )
}

/** Tests that each operation of a type belongs to a right, and each right to an operation. */
export const roleRightsSuite: Suite = (type) => {
  const operations = operationsOf(type)

  test('needs a right for every operation', () => {
    for (const { name, rights } of operations) expect(rights ?? [], name).not.toEqual([])
    for (const right of TYPE_RIGHT_NAMES.filter((one) => hasRight(type, one)))
      expect(
        operations.some(({ rights = [], isOffered }) => isOffered && rights.includes(right)),
        right,
      ).toBe(true)
  })
}
