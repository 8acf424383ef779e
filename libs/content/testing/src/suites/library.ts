import { afterAll, expect, test } from 'vitest'
import type { Tenant } from '@captain/content-core'
import { LIBRARY_OPERATIONS } from '../declared/library-operations.ts'
import { addressOf, type Aim, type Operation } from '../declared/operation.ts'
import { answerTo, isAllowed, PERSONS, type Person } from '../declared/persons.ts'
import type { People } from '../session/people.ts'
import { attempt, madeBy, type Done } from '../world/aim-at.ts'
import { uploadImage } from '../world/upload-image.ts'

const NOBODY = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

/** Tests the permissions of what all types of a tenant share: media and members. */
export const librarySuite = ({ slug: tenant, contentTypes }: Tenant, people: () => People): void => {
  if (contentTypes.length === 0) return

  const aimAtFile = async (): Promise<Aim> => {
    const { id } = await uploadImage(people().editor, tenant)
    return { tenant, type: '', id, parent: id, lockVersion: 0, sample: async () => ({}), edit: async () => ({}), brought: {} }
  }
  /** Runs operations on a file as a person, and on the results of earlier operations. */
  const doerOf = (person: Person, file: Aim) => {
    const done = new Map<Operation, Done>()
    const perform = async (operation: Operation): Promise<Done> => {
      const { on } = operation
      const isMade = typeof on === 'object' && 'madeBy' in on
      const aim = isMade ? madeBy(done.get(on.madeBy) ?? (await perform(on.madeBy)), on.key) : file
      const one: Done = { aim, answer: await attempt(people()[person], operation, aim) }
      done.set(operation, one)
      return one
    }
    return perform
  }
  const shared = async (): Promise<readonly unknown[]> => {
    const read = async (name: string): Promise<string> => (await people().owner.raw('GET', `/api/v1/tenants/${tenant}/${name}`)).text
    // API keys contain the time of their last use.
    return [await read('media-library'), await read('webhooks'), (await read('api-keys')).split('見本の鍵').length]
  }
  /** Deletes all webhooks, because their number per tenant is limited. */
  const clearWebhooks = async (): Promise<void> => {
    const { http } = people().owner
    const path = `/api/v1/tenants/${tenant}/webhooks`
    const { items } = await http.get<{ readonly items: readonly { readonly id: string }[] }>(path)
    for (const { id } of items) await http.delete(`${path}/${id}`)
  }
  afterAll(clearWebhooks)
  const isRefused = (person: Person, operation: Operation): boolean => !isAllowed(person, operation)

  test.for(PERSONS.map((person) => [person] as const))('lets %s do as much as anybody in that place, and no more', async ([person]) => {
    const aim = await aimAtFile()
    await clearWebhooks()
    const before = await shared()
    const answers: Record<string, number> = {}
    for (const operation of LIBRARY_OPERATIONS.filter((one) => isRefused(person, one)))
      answers[operation.name] = (await attempt(people()[person], operation, aim)).status
    expect(await shared()).toEqual(before)
    const perform = doerOf(person, aim)
    for (const operation of LIBRARY_OPERATIONS.filter((one) => !isRefused(person, one)))
      answers[operation.name] = (await perform(operation)).answer.status
    expect(answers).toEqual(Object.fromEntries(LIBRARY_OPERATIONS.map((operation) => [operation.name, answerTo(person, operation)])))
  })

  test('answers files of other tenants exactly as files that there are none', async () => {
    const { owner } = people()
    const aim = await aimAtFile()
    const { items } = await owner.http.get<{ readonly items: readonly { readonly slug: string }[] }>('/api/v1/tenants')
    const other = items.find(({ slug }) => slug !== tenant)?.slug ?? ''
    for (const operation of LIBRARY_OPERATIONS.filter(({ on }) => on === 'file')) {
      const [nothing, foreign] = [
        await attempt(owner, operation, { ...aim, tenant: other, id: NOBODY }),
        await attempt(owner, operation, { ...aim, tenant: other }),
      ]
      expect(nothing.status, addressOf(operation, aim)).toBe(404)
      expect({ status: foreign.status, text: foreign.text }, operation.name).toEqual({ status: nothing.status, text: nothing.text })
    }
    expect((await owner.raw('GET', `/api/v1/tenants/${tenant}/media-library/${aim.id}`)).status).toBe(200)
  })
}
