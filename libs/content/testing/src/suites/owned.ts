import { ownerOnlyFields, type AnyContentType, type AnyRecord, type Values } from '@captain/content-core'
import { expect } from 'vitest'
import { originOf } from '../declared/abilities.ts'
import type { Session } from '../session/session.ts'
import { keysOf } from '../world/keys-of.ts'
import { publicAnswers, readIn } from '../world/public-answers.ts'
import { broken, refused } from '../world/refused.ts'
import type { World } from '../world/world.ts'
import type { Suite } from './suite.ts'
import { testWhen } from './test-when.ts'

/** Returns a number that is unique in the database. */
const canary = (): string => `7${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

const canariesOf = (type: AnyContentType): Values =>
  Object.fromEntries(ownerOnlyFields(type).map((name) => [name, type.fields[name]?.kind === 'int' ? Number(canary()) : canary()]))

/** Returns all responses about a record that a member can read, as text. */
const readBy = async ({ raw }: Session, { path, type }: World, record: AnyRecord, words: readonly string[]): Promise<string> => {
  const at = (rest: string) => raw('GET', `${path}${rest}`)
  const reads = [
    '?limit=100',
    `/${record.id}`,
    `/${record.id}/revisions`,
    `/${record.id}/revisions/${record.lockVersion}`,
    `/${record.id}/events`,
  ]
  const searches = words.map((word) => `?q=${word}&limit=100`)
  const files = ['.csv?columns=all', `.csv?columns=id,${ownerOnlyFields(type)[0]}`]
  const answers = await Promise.all([...reads, ...searches, ...files].map(at))
  return answers.map(({ text }) => text).join('\n')
}

/** Tests that other staff and the public neither read nor set owner-only fields. */
export const ownedSuite: Suite = (type, world) => {
  const isTried = ownerOnlyFields(type).length > 0

  testWhen(isTried, 'keeps what is the owners’ alone from everybody else', async () => {
    const here = world()
    const { owner, people, path } = here
    const made = await here.make()
    const values = canariesOf(type)
    const words = Object.values(values).map(String)
    const owned = await here.clientFor(owner).update(made.id, made.lockVersion, values)
    expect(words.every((word) => JSON.stringify(owned).includes(word))).toBe(true)
    for (const member of [people.editor, people.viewer]) {
      const read = await readBy(member, here, owned, words)
      expect(words.filter((word) => read.includes(word))).toEqual([])
    }
    const stale = await people.editor.raw('PATCH', `${path}/${made.id}`, {
      body: { ...(await here.edit()), lockVersion: made.lockVersion },
    })
    expect(stale.status).toBe(409)
    expect(words.filter((word) => stale.text.includes(word))).toEqual([])
    const live = await here.publish(owned)
    expect(readIn(await publicAnswers(here, keysOf(type, live), words), words)).toEqual([])
  })

  testWhen(isTried, 'lets nobody but owners set it, and nobody lose it by an edit', async () => {
    const here = world()
    const { owner, people } = here
    const made = await here.make()
    const owned = await here.clientFor(owner).update(made.id, made.lockVersion, canariesOf(type))
    const others = here.clientFor(people.editor)
    for (const name of ownerOnlyFields(type)) {
      const refusals = broken(await refused(others.update(made.id, owned.lockVersion, { [name]: canariesOf(type)[name] ?? null })))
      expect(refusals).toEqual([{ path: name, rule: 'readOnly' }])
    }
    const edited = await others.update(made.id, owned.lockVersion, await here.edit())
    expect(ownerOnlyFields(type).map((name) => edited[name])).toEqual(ownerOnlyFields(type).map(() => null))
    await others.restoreRevision(made.id, edited.lockVersion, made.lockVersion)
    const kept = await here.clientFor(owner).get(made.id)
    for (const name of ownerOnlyFields(type)) expect(Number(kept[name]), name).toBe(Number(owned[name]))
  })

  testWhen(isTried && originOf(type) === 'made' && type.duplicable, 'leaves it out of copies that others make', async () => {
    const here = world()
    const made = await here.make()
    await here.clientFor(here.owner).update(made.id, made.lockVersion, canariesOf(type))
    const copy = await here.clientFor(here.people.editor).duplicate(made.id)
    const seen = await here.clientFor(here.owner).get(copy.id)
    expect(ownerOnlyFields(type).map((name) => seen[name])).toEqual(ownerOnlyFields(type).map(() => null))
  })
}
