import { hasPersonalData } from '@captain/content-core'
import { expect, test } from 'vitest'
import type { Aim, Operation } from '../declared/operation.ts'
import { operationsOf } from '../declared/operations.ts'
import { answerTo, isAllowed, PERSONS, type Person } from '../declared/persons.ts'
import type { RawAnswer } from '../session/session.ts'
import { aimAt, attempt, doerOf } from '../world/aim-at.ts'
import { allPages } from '../world/all-pages.ts'
import type { World } from '../world/world.ts'
import { tellingTexts } from './delivered-values.ts'
import type { Suite } from './suite.ts'

const NOBODY = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

/** Returns what the caller sees of a response, without the time and the id of the request. */
const seen = ({ status, text, headers }: RawAnswer) => ({ status, text, type: headers.get('content-type') })

const answersTo = (person: Person, operations: readonly Operation[]) =>
  Object.fromEntries(operations.map((operation) => [operation.name, answerTo(person, operation)]))

/** Returns everything that a rejected request could have changed: records, the trash, revisions, saved views. */
const stateOf = async ({ client, owner, path }: World, { id }: Aim) => {
  const brief = async (trash: boolean) =>
    (await allPages(client.list, trash ? { trash } : {})).map((record) => `${record.id} ${record.lockVersion} ${record.updatedAt}`)
  const views = await owner.raw('GET', `${path}/views`)
  return [await brief(false), await brief(true), (await client.events(id)).items, (await client.revisions(id)).items, views.text]
}

/** Creates a record and aims rejected requests at it. */
const aimedIn = async (here: World) => {
  const record = await here.make()
  const [sample, edit] = [await here.sample(), await here.edit()]
  const aim: Aim = { ...aimAt(here, record), sample: async () => sample, edit: async () => edit }
  return { aim, secrets: tellingTexts(here.type, record) }
}

/** Returns whether an attempt changes something. */
const leavesTraces = (person: Person, operation: Operation): boolean => isAllowed(person, operation) && operation.writes

/** Returns what runs requests at one record and expects that they change nothing. */
const untouched = (world: () => World) => {
  let shared: ReturnType<typeof aimedIn> | null = null
  let left: Awaited<ReturnType<typeof stateOf>> | null = null
  return {
    aimed: () => (shared ??= aimedIn(world())),
    /** Reading all state is slow, so a test reuses the final state of the previous one. */
    leavingAsItIs: async (here: World, aim: Aim, perform: () => Promise<void>): Promise<void> => {
      const before = left ?? (await stateOf(here, aim))
      left = null
      await perform()
      const after = await stateOf(here, aim)
      expect(after).toEqual(before)
      left = after
    },
  }
}

/** Tests that every person is refused what the declaration does not allow; rejected requests change and reveal nothing. */
export const refusalsSuite: Suite = (type, world) => {
  const operations = operationsOf(type)
  const asksForProof = hasPersonalData(type)
  const { aimed, leavingAsItIs } = untouched(world)

  test('lets nobody do more than the declaration says, and refusals leave and tell nothing', async () => {
    const here = world()
    if (asksForProof) await here.people.prove()
    const { aim, secrets } = await aimed()
    const outside = seen(await here.owner.raw('GET', `${here.path}/${NOBODY}`))
    const check = async (person: Person): Promise<void> => {
      const asked = operations.filter((operation) => !leavesTraces(person, operation))
      const answers: Record<string, RawAnswer> = {}
      for (const operation of asked) answers[operation.name] = await attempt(here.people[person], operation, aim)
      const got = Object.entries(answers)
      expect(Object.fromEntries(got.map(([name, { status }]) => [name, status])), person).toEqual(answersTo(person, asked))
      const telling = got.filter(([, { status, text }]) => status >= 400 && secrets.some((one) => text.includes(one)))
      expect(telling, `what ${person} is told`).toEqual([])
      const hidden = asked.filter((operation) => answerTo(person, operation) === 404)
      for (const { name } of hidden) expect(seen(answers[name] as RawAnswer), `${person}: ${name}`).toEqual(outside)
    }
    await leavingAsItIs(here, aim, async () => {
      await Promise.all(PERSONS.map(check))
      for (const person of PERSONS)
        expect((await here.people[person].raw('PUT', `${here.path}/${aim.id}`, { body: {} })).status, `${person}: replace`).toBe(405)
    })
  })
}

/** Tests that ids of other types and other tenants are answered like ids of nothing. */
export const foreignIdsSuite: Suite = (type, world) => {
  const operations = operationsOf(type)
  const { aimed, leavingAsItIs } = untouched(world)

  test('answers ids of other types and other tenants exactly as ids of nothing', async () => {
    const here = world()
    const { aim } = await aimed()
    const foreign = await foreignIds(here)
    const named = operations.filter(({ path, isOffered }) => isOffered && /:(?:id|view|operation)/.test(path))
    await leavingAsItIs(here, aim, async () => {
      for (const operation of named) {
        const nothing = seen(await attempt(here.owner, operation, { ...aim, id: NOBODY }))
        expect(nothing.status, operation.name).toBe(404)
        for (const id of foreign)
          expect(seen(await attempt(here.owner, operation, { ...aim, id })), `${operation.name} ${id}`).toEqual(nothing)
      }
    })
    const { owner, tenant } = here
    const nothing = seen(await owner.raw('GET', `${here.path}/${NOBODY}`))
    expect(seen(await owner.raw('GET', `/api/v1/tenants/${tenant.slug}/no-such-type`))).toEqual(nothing)
    expect(seen(await owner.raw('GET', `/api/v1/tenants/no-such-tenant/${type.name}`))).toEqual(nothing)
  })
}

/** Tests that no page of another origin writes. */
export const foreignPagesSuite: Suite = (type, world) => {
  const operations = operationsOf(type)
  const { aimed, leavingAsItIs } = untouched(world)

  test('refuses writes that do not come from its own pages', async () => {
    const here = world()
    const { aim } = await aimed()
    await leavingAsItIs(here, aim, async () => {
      for (const operation of operations.filter(({ method, isOffered }) => isOffered && method !== 'GET')) {
        const answer = await attempt(here.owner, operation, aim, { origin: 'https://elsewhere.example' })
        expect(answer.status, operation.name).toBe(403)
      }
    })
  })
}

/** Persons who pass every guard by their account, in any type. */
const ADMINISTRATORS: readonly Person[] = ['admin', 'listedAdmin']

/** Registers a test for each of the persons that does all that the person may do. */
const doing = (persons: readonly Person[]): Suite => {
  return (type, world) => {
    const operations = operationsOf(type)
    const doers = persons.filter((person) => operations.some((operation) => leavesTraces(person, operation)))

    test.for(doers.map((person) => [person] as const))('lets %s do all that the declaration says', async ([person]) => {
      const here = world()
      const perform = doerOf(here, here.people[person])
      const allowed = operations.filter((operation) => leavesTraces(person, operation))
      const answers: Record<string, number> = {}
      for (const operation of allowed) answers[operation.name] = (await perform(operation)).answer.status
      expect(answers).toEqual(answersTo(person, allowed))
    })
  }
}

/** Tests that members and programs may do all that the declaration says. */
export const doersSuite = doing(PERSONS.filter((person) => !ADMINISTRATORS.includes(person)))

/** Tests the same of administrators. */
export const administratorsSuite = doing(ADMINISTRATORS)

type Mine = { readonly items: readonly { readonly slug: string; readonly contentTypes: readonly string[] }[] }

/** Returns ids of existing records outside this type: of another type of the tenant, and of another tenant. */
const foreignIds = async ({ owner, tenant, type }: World): Promise<readonly string[]> => {
  const { items } = await owner.http.get<Mine>('/api/v1/tenants')
  const firstOf = async (slug: string, names: readonly string[]): Promise<readonly string[]> => {
    for (const name of names) {
      const page = await owner.http.get<{ readonly items: readonly { readonly id: string }[] }>(`/api/v1/tenants/${slug}/${name}?limit=1`)
      if (page.items[0] !== undefined) return [page.items[0].id]
    }
    return []
  }
  const siblings = tenant.contentTypes.map(({ name }) => name).filter((name) => name !== type.name)
  const elsewhere = items.find(({ slug, contentTypes }) => slug !== tenant.slug && contentTypes.length > 0)
  return [
    ...(await firstOf(tenant.slug, siblings)),
    ...(elsewhere === undefined ? [] : await firstOf(elsewhere.slug, elsewhere.contentTypes)),
  ]
}
