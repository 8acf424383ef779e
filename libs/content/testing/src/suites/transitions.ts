import {
  acceptedFields,
  isEmptyValue,
  transitionIn,
  transitionsFrom,
  writableFields,
  type AnyContentType,
  type Status,
  type TransitionInput,
  type Transition,
  type TransitionDefinition,
} from '@captain/content-core'
import { expect, test } from 'vitest'
import { statusesOf, transitionsOf } from '../declared/transitions.ts'
import { broken, pathsOf, refused } from '../world/refused.ts'
import { movedTo, NOTE, recordIn } from '../world/transition-records.ts'
import type { Suite } from './suite.ts'
import { testWhen } from './test-when.ts'

/** Returns a function that finds the definition of a transition of a type. */
const definitionsOf = (type: AnyContentType) => (transition: Transition) => transitionIn(type.workflow, transition) as TransitionDefinition

/** Tests which transitions a status allows, what they accept and require. */
const transitionInputSuite: Suite = (type, world) => {
  const steps = transitionsOf(type)
  const definitionOf = definitionsOf(type)

  test.for(statusesOf(type).map((status) => [status] as const))('takes from %s the steps that lead on, and no others', async ([status]) => {
    const here = world()
    const record = await recordIn(here, status)
    expect(record, 'a way to this state').not.toBeNull()
    if (record === null) return
    expect(record).toMatchObject({ status, state: status })
    const allowed = transitionsFrom(type.workflow, status)
    for (const transition of steps.filter((one) => !allowed.includes(one))) {
      const answer = await refused(here.client.transition(record.id, record.lockVersion, transition, await movedTo(here, transition)))
      expect(answer, transition).toMatchObject({ status: 409, code: 'illegal-transition', problem: { transition, from: status } })
    }
    expect(await here.client.get(record.id)).toMatchObject({ status, lockVersion: record.lockVersion })
    for (const transition of allowed) {
      const fresh = transition === allowed.at(-1) ? record : await recordIn(here, status)
      if (fresh === null) continue
      const brought = await movedTo(here, transition)
      const after = await here.client.transition(fresh.id, fresh.lockVersion, transition, brought)
      expect(after, transition).toMatchObject({ status: definitionOf(transition).to, lockVersion: fresh.lockVersion + 1 })
      const [event] = (await here.client.events(fresh.id)).items
      expect(event, transition).toMatchObject({ action: transition, note: NOTE })
    }
  })

  const takers = steps.filter((transition) => acceptedFields(type, transition).some((name) => name in type.fields))

  test.for(takers.map((transition) => [transition] as const))('keeps what %s brings along', async ([transition]) => {
    const here = world()
    const record = await recordIn(here, definitionOf(transition).from[0] as Status)
    if (record === null) throw new RangeError(`no way to ${transition}`)
    const { note: _, ...brought } = await movedTo(here, transition)
    expect(await here.client.transition(record.id, record.lockVersion, transition, { ...brought, note: NOTE })).toMatchObject(brought)
  })

  const needers = steps.filter((transition) => (definitionOf(transition).requires ?? []).some((name) => name in type.fields))

  test.for(needers.map((transition) => [transition] as const))('names what %s still needs', async ([transition]) => {
    const here = world()
    const { from, requires = [] } = definitionOf(transition)
    const record = await recordIn(here, from[0] as Status)
    if (record === null) throw new RangeError(`no way to ${transition}`)
    const missing = requires.filter((name) => {
      const field = type.fields[name]
      return field !== undefined && isEmptyValue(field, record[name])
    })
    expect(missing).not.toEqual([])
    const answer = await refused(here.client.transition(record.id, record.lockVersion, transition, { note: NOTE }))
    expect(answer).toMatchObject({ status: 422, code: 'invalid' })
    expect(pathsOf(answer)).toEqual(expect.arrayContaining(missing))
    expect(await here.client.get(record.id)).toMatchObject({ lockVersion: record.lockVersion, status: record.status })
  })
}

/** Tests what a transition records and refuses. */
const transitionRecordSuite: Suite = (type, world) => {
  const steps = transitionsOf(type)
  const definitionOf = definitionsOf(type)
  const stampers = steps.filter((transition) => (definitionOf(transition).setsTimestamp ?? '') in type.fields)

  test.for(stampers.map((transition) => [transition] as const))('notes the moment of %s', async ([transition]) => {
    const here = world()
    const { from, setsTimestamp = '' } = definitionOf(transition)
    const record = await recordIn(here, from[0] as Status)
    if (record === null) throw new RangeError(`no way to ${transition}`)
    const { [setsTimestamp]: _, ...brought } = await movedTo(here, transition)
    const after = await here.client.transition(record.id, record.lockVersion, transition, brought)
    expect(after[setsTimestamp]).toBe(record[setsTimestamp] ?? after.updatedAt)
  })

  const noters = steps.filter((transition) => definitionOf(transition).note === 'required')

  testWhen(noters.length > 0, 'asks why where that must be told', async () => {
    const here = world()
    for (const transition of noters) {
      const record = await recordIn(here, definitionOf(transition).from[0] as Status)
      if (record === null) throw new RangeError(`no way to ${transition}`)
      const { note: _, ...brought } = await movedTo(here, transition)
      for (const note of [undefined, null, ' ']) {
        const answer = await refused(
          here.client.transition(record.id, record.lockVersion, transition, { ...brought, ...(note !== undefined && { note }) }),
        )
        expect(broken(answer), transition).toEqual([{ path: 'note', rule: 'requiredInput' }])
      }
    }
  })

  test('takes nothing along that the step does not ask for, and no stale version', async () => {
    const here = world()
    const record = await here.send()
    const [transition] = transitionsFrom(type.workflow, record.status as Status)
    if (transition === undefined) throw new RangeError('no step from the first state')
    const accepts = acceptedFields(type, transition)
    const other = Object.keys(writableFields(type)).find((name) => !accepts.includes(name)) ?? ''
    const move = (version: number, brought: TransitionInput) => here.client.transition(record.id, version, transition, brought)
    const whole = await movedTo(here, transition)
    expect(broken(await refused(move(record.lockVersion, { ...whole, [other]: 'x' })))).toEqual([{ path: other, rule: 'readOnly' }])
    expect(broken(await refused(move(record.lockVersion, { ...whole, nonsense: 1 })))).toEqual([{ path: 'nonsense', rule: 'unknownKeys' }])
    expect(await refused(move(record.lockVersion + 1, whole))).toMatchObject({ status: 409, code: 'version-conflict' })
    expect(await refused(move(record.lockVersion, { note: 'x'.repeat(2001) }))).toMatchObject({ status: 400 })
    expect((await here.editor.raw('POST', `${here.path}/${record.id}/${transition}`, { body: whole })).status).toBe(428)
    expect(await here.client.get(record.id)).toMatchObject({ lockVersion: record.lockVersion, status: record.status })
  })
}

/** Tests that submissions change status only by the transitions of their workflow. */
export const transitionsSuite: Suite = (type, world, tenant) => {
  if (type.workflow !== 'inbox' && type.workflow !== 'order') return
  transitionInputSuite(type, world, tenant)
  transitionRecordSuite(type, world, tenant)
}
