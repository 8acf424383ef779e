import { workflowOf, type AnyContentType, type AnyRecord, type Values, isDelivered } from '@captain/content-core'
import { expect, test } from 'vitest'
import { isEdited, isRemoved, originOf } from '../declared/abilities.ts'
import { keysOf } from '../world/keys-of.ts'
import { openAnswers, publicAnswers, readIn } from '../world/public-answers.ts'
import type { World } from '../world/world.ts'
import { tellingTexts, textsIn } from './delivered-values.ts'
import { secretText } from '../samples/secret-text.ts'
import type { Suite } from './suite.ts'
import { testWhen } from './test-when.ts'

const namesWhere = (type: AnyContentType, isPublic: boolean): readonly string[] =>
  Object.entries(type.fields).flatMap(([name, { visibility }]) => ((visibility !== 'private') === isPublic ? [name] : []))

/** Returns records and versions of a type whose texts must not be public. */
const hiddenIn = async (
  here: World,
): Promise<{ readonly hidden: readonly Values[]; readonly keys: readonly string[]; readonly shown: Values }> => {
  const { type, client, make, publish } = here
  const { exposure } = workflowOf(type.workflow)
  const keys: string[] = []
  const noted = (record: AnyRecord): AnyRecord => {
    keys.push(...keysOf(type, record))
    return record
  }
  if (!isDelivered(type)) return { hidden: [noted(await make())], keys, shown: {} }
  const trashed = isRemoved(type) && type.workflow !== 'legal' ? [noted(await publish(await make({}, 1)))] : []
  for (const { id } of trashed) await client.remove(id, '*')
  const first = noted(await publish(await make()))
  // A published legal document never changes; for other types the previous version or the working copy is hidden.
  const second = type.workflow === 'legal' || !isEdited(type) ? first : await client.update(first.id, first.lockVersion, await here.edit())
  const [shown, past] = exposure === 'transition' ? [first, second] : [second, first]
  const drafts = originOf(type) === 'made' && exposure !== 'save' ? [noted(await make())] : []
  return { hidden: [...trashed, ...drafts, past], keys, shown }
}

/**
 * Checks that hidden texts appear nowhere: private fields of public records, drafts, working copies, revisions, the trash, messages and
 * secrets.
 */
export const canariesSuite: Suite = (type, world) => {
  test('lets no word of what is hidden into any public answer', async () => {
    const here = world()
    const before = await openAnswers(here)
    const { hidden, keys, shown } = await hiddenIn(here)
    const open = new Set([...tellingTexts(type, shown, namesWhere(type, true)), ...textsIn(shown['included'])])
    const canaries = [
      ...new Set([...hidden.flatMap((values) => tellingTexts(type, values)), ...tellingTexts(type, shown, namesWhere(type, false))]),
    ]
      // Texts that are public elsewhere prove nothing.
      .filter((text) => !open.has(text) && readIn(before, [text]).length === 0)
    const after = await publicAnswers(
      here,
      keys,
      canaries.slice(0, 3).map((text) => text.slice(0, 80)),
    )
    expect(readIn(after, canaries)).toEqual([])
  })

  const secrets = Object.keys(type.fields).filter((name) => type.fields[name]?.kind === 'secret')

  testWhen(secrets.length > 0, 'gives a secret to nobody, not to those who have set it either', async () => {
    const here = world()
    const { client, editor, owner, path, make } = here
    const record = await make()
    const words = Object.fromEntries(secrets.map((name) => [name, secretText(type.fields[name])]))
    const saved = await client.update(record.id, record.lockVersion, words)
    const stale = { ...(await here.edit()), lockVersion: record.lockVersion }
    const staff = [
      JSON.stringify(saved),
      (await editor.raw('PATCH', `${path}/${record.id}`, { body: stale })).text,
      (await owner.raw('GET', `${path}.csv?columns=all`)).text,
      ...(await Promise.all(
        ['', `/${record.id}`, `/${record.id}/revisions`, `/${record.id}/revisions/${saved.lockVersion}`, `/${record.id}/events`].map(
          async (at) => (await owner.raw('GET', `${path}${at}`)).text,
        ),
      )),
    ]
    expect(staff.filter((text) => Object.values(words).some((word) => text.includes(word)))).toEqual([])
    expect(readIn(await publicAnswers(here, keysOf(type, record), []), Object.values(words))).toEqual([])
  })
}
