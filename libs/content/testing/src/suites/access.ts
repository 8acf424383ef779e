import { roleAtLeast, type MemberRole } from '@captain/auth-core'
import { expect, test } from 'vitest'
import { operationsOn, type Operation } from '../declared/operations.ts'
import type { RawAnswer, Session } from '../session/session.ts'
import { allPages } from '../world/all-pages.ts'
import type { World } from '../world/world.ts'
import type { Suite } from './suite.ts'

const NOBODY = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

type Aimed = { readonly here: World; readonly operations: readonly Operation[]; unchanged(): Promise<void> }

const snapshot = async ({ client }: World): Promise<readonly string[]> =>
  (await allPages(client.list)).map((record) => `${record.id} ${record.lockVersion} ${record.updatedAt}`)

/** Every operation aimed at a new record, and a look at whether one of them has left something behind. */
const aimed = async (here: World): Promise<Aimed> => {
  const { type, tenant, path } = here
  const record = await here.make()
  const body = await here.sample()
  const before = await snapshot(here)
  return {
    here,
    operations: operationsOn({ type, path, tenantPath: `/api/v1/tenants/${tenant.slug}`, record, body }),
    unchanged: async () => expect(await snapshot(here)).toEqual(before),
  }
}

const ask = ({ raw }: Session, { method, path, body }: Operation, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> =>
  raw(method, path, { body, headers })

const seen = ({ status, text, headers }: RawAnswer) => ({ status, text, type: headers.get('content-type') })

/** What somebody who may not gets: of what there is 403, of what there is not at most that. */
const refusals = ({ isOffered }: Operation): readonly number[] => (isOffered ? [403] : [403, 404, 405])

/** Who may do what; what is refused leaves nothing behind. */
export const accessSuite: Suite = (type, world) => {
  test('turns guests away with 401 from everything', async () => {
    const { here, operations, unchanged } = await aimed(world())
    for (const operation of operations.filter(({ name }) => name !== 'replace'))
      expect((await ask(here.guest, operation)).status, operation.name).toBe(401)
    await unchanged()
  })

  test('answers members of other tenants exactly as if there were nothing', async () => {
    const { here, operations, unchanged } = await aimed(world())
    const nothing = seen(await here.editor.raw('GET', `${here.path}/${NOBODY}`))
    expect(nothing.status).toBe(404)
    for (const operation of operations.filter(({ name }) => name !== 'replace'))
      expect(seen(await ask(here.outsider, operation)), operation.name).toEqual(nothing)
    expect(seen(await here.outsider.raw('GET', `/api/v1/tenants/no-such-tenant/${type.name}`))).toEqual(nothing)
    await unchanged()
  })

  const members: readonly (readonly [MemberRole])[] = [['viewer'], ['editor']]

  test.for(members)('lets %ss read and write as far as the declaration says', async ([role]) => {
    const { here, operations, unchanged } = await aimed(world())
    for (const operation of operations) {
      const isAllowed = roleAtLeast(role, operation.role)
      if (isAllowed && (operation.writes || !operation.isOffered)) continue
      const { status } = await ask(here.people[role], operation)
      expect(isAllowed ? [200, 204] : refusals(operation), operation.name).toContain(status)
    }
    await unchanged()
  })

  test('refuses writes that do not come from its own pages', async () => {
    const { here, operations, unchanged } = await aimed(world())
    for (const operation of operations.filter(({ writes, isOffered }) => writes && isOffered)) {
      const answer = await ask(here.editor, operation, { origin: 'https://elsewhere.example' })
      expect(answer.status, operation.name).toBe(403)
    }
    await unchanged()
  })

  test('knows no types of other tenants, and no records of other types', async () => {
    const here = world()
    const record = await here.make()
    const { owner } = here
    const nothing = seen(await owner.raw('GET', `${here.path}/${NOBODY}`))
    expect(seen(await owner.raw('GET', `/api/v1/tenants/${here.tenant.slug}/no-such-type`))).toEqual(nothing)
    for (const other of here.tenant.contentTypes.filter((one) => one.name !== type.name)) {
      expect(seen(await owner.raw('GET', `/api/v1/tenants/${here.tenant.slug}/${other.name}/${record.id}`)), other.name).toEqual(nothing)
    }
  })

  test('has no operations beyond its screens and its workflow', async () => {
    const { here, operations, unchanged } = await aimed(world())
    for (const operation of operations.filter(({ isOffered }) => !isOffered))
      expect([404, 405], operation.name).toContain((await ask(here.owner, operation)).status)
    await unchanged()
  })
}
