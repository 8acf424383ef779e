import { TRANSITION_NAMES, type AnyContentType } from '@captain/content-core'
import { operationsOf } from '@captain/content-testing/permissions'
import { groupsOf, subjectsOf, type Group } from '@captain/content-testing/shapes'
import { describe, expect, test } from 'vitest'
import type { TestApp } from './app-under-test.ts'
import { actionOf, BY_EFFECT, expected, filled, NONE, PEOPLE, TYPE, writesOf } from './step-up-under-test.ts'
import { serverOf } from './tenant-servers.ts'
import { tenants } from './tenants.ts'

/**
 * The actions of the operations on records that write, by the path below `/api/v1/tenants/:tenant/:type`. `by its effect` is decided by what
 * the hooks of the content type do; `libs/tenants/t1/src/server/step-up.test.ts` walks those of the types whose hooks change accounts and
 * sites.
 */
const RECORDS: Readonly<Record<string, string>> = {
  'POST ': BY_EFFECT,
  'PATCH /:id': BY_EFFECT,
  'DELETE /:id': BY_EFFECT,
  'POST /:id/restore': BY_EFFECT,
  'POST /:id/revisions/:number/restore': BY_EFFECT,
  'POST /bulk': BY_EFFECT,
  'POST /bulk/:operation/undo': BY_EFFECT,
  'POST /import': NONE,
  'POST /import/:id/check': BY_EFFECT,
  'POST /import/:id/apply': BY_EFFECT,
  'POST /:id/reveal': 'reveal-secret',
  'POST /:id/duplicate': NONE,
  'POST /:id/presence': NONE,
  'POST /:id/read': NONE,
  'POST /:id/trial': NONE,
  'POST /:id/preview': NONE,
  'POST /preview': NONE,
  'POST /reorder': NONE,
  'POST /:id/replies': NONE,
  // Each of its transitions needs none.
  'POST /:id/transitions': NONE,
  'POST /views': NONE,
  'PATCH /views/:view': NONE,
  'DELETE /views/:view': NONE,
  ...Object.fromEntries(TRANSITION_NAMES.map((transition) => [`POST /:id/${transition}`, NONE])),
}

const isRevealing = (type: AnyContentType | undefined): boolean =>
  type !== undefined && operationsOf(type).some(({ name, isOffered }) => name === 'reveal' && isOffered)

/** Returns the types of some tenants that prove each fact on which the permissions of an operation depend, and the others. */
const groupOf = (slugs: readonly string[]): Group => {
  const subjects = tenants.filter(({ slug }) => slugs.includes(slug)).flatMap((tenant) => subjectsOf(tenant, serverOf(tenant)))
  const group = groupsOf(subjects).find(({ suite }) => suite === 'permissions')
  if (group === undefined) throw new Error('no suite is about permissions')
  return group
}

/** Tests which operations on records ask for a step-up: of the types that represent all others in permissions, or of these others. */
export const describeRecords = (app: () => TestApp, part: 'runs' | 'others'): void => {
  const types: ReadonlyMap<string, AnyContentType> = new Map(
    tenants.flatMap(({ slug, contentTypes }) => contentTypes.map((type) => [`${slug}.${type.name}`, type])),
  )

  describe.each(PEOPLE)('without a step-up, %s', (person) => {
    const isAdmin = person === 'admin'
    const group = groupOf(isAdmin ? tenants.map(({ slug }) => slug) : ['nyanko'])

    test('is asked for one by the operations on records in the list, and every operation is in it', async () => {
      const operations = writesOf(app()).filter(({ path }) => path.startsWith(TYPE))
      const list = expected(RECORDS, isAdmin)
      const below = operations.map((one) => ({ ...one, name: `${one.method} ${one.path.slice(TYPE.length)}` }))
      expect(below.map(({ name }) => name).toSorted()).toEqual(Object.keys(list).toSorted())
      expect([...group.runs, ...group.others].toSorted()).toEqual(
        [...types.keys()].filter((name) => isAdmin || name.startsWith('nyanko.')).toSorted(),
      )
      const wrong: string[] = []
      for (const subject of group[part]) {
        const [tenant = '', type = ''] = subject.split('.')
        const asked = below.map(async ({ method, path, name }) => {
          const address = filled(path.replace(':tenant', tenant).replace(':type', type))
          const action = await actionOf(app(), app().cookies[person], method, address)
          const wanted = list[name] === 'reveal-secret' && !isRevealing(types.get(subject)) ? NONE : list[name]
          return action === wanted ? [] : [`${method} ${address}: ${action}`]
        })
        wrong.push(...(await Promise.all(asked)).flat())
      }
      expect(wrong).toEqual([])
    })
  })
}
