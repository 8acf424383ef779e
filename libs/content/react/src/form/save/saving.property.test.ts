import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIELDS } from './testing/model-form.ts'
import { pageRecord } from './testing/saved-page.ts'
import { savingSession } from './testing/saving-session.ts'
import type { Fate } from './testing/unsteady-server.ts'

type Session = ReturnType<typeof savingSession>
type Move =
  | { readonly kind: 'type' | 'othersSave'; readonly field: (typeof FIELDS)[number] }
  | { readonly kind: 'deliver'; readonly fate: Fate }
  | { readonly kind: 'transition'; readonly transition: 'publish' | 'archive' }
  | { readonly kind: 'upload' | 'rule'; readonly isOn: boolean }
  | { readonly kind: 'save' | 'check' | 'flush' | 'chooseMine' | 'postpone' }

const field = fc.constantFrom(...FIELDS)
const isOn = fc.boolean()
const fate = fc.constantFrom<Fate>('ok', 'ok', 'ok', 'lost', 'unanswered', 'session', 'stepUpCancelled')

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('type', 'othersSave'), field }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('deliver'), fate }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('save', 'flush', 'flush', 'check', 'chooseMine', 'postpone') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('transition'), transition: fc.constantFrom('publish', 'archive') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('upload', 'rule'), isOn }) },
)

/** Every value is entered or saved only once, so that a lost one is noticed. */
const play = (session: Session, moves: readonly Move[]): void => {
  for (const [at, step] of moves.entries()) {
    switch (step.kind) {
      case 'type':
        session.type(step.field, `mine-${at}`)
        break
      case 'othersSave':
        session.server.change({ [step.field]: `theirs-${at}` })
        break
      case 'deliver':
        session.deliver(step.fate)
        break
      case 'transition':
        session.transition(step.transition)
        break
      case 'upload':
        session.upload(step.isOn)
        break
      case 'rule':
        session.breakRule(step.isOn)
        break
      case 'save':
      case 'check':
        session.press(step.kind)
        break
      case 'flush':
      case 'chooseMine':
      case 'postpone':
        session[step.kind]()
        break
    }
  }
}

const existing = pageRecord({ title: 'first', lead: 'first', price: null })
const start = fc.constantFrom(null, existing)
const RUNS = { numRuns: 2000 }

describe('saving, whatever the user, others and the network do', () => {
  // The model form asserts after every effect that at most one request is in flight and that no typed value is replaced unsaved.
  it('loses no input: after a recovery everything typed has been stored', () => {
    fc.assert(
      fc.property(start, fc.array(move, { maxLength: 40 }), (record, moves) => {
        const session = savingSession(record)
        play(session, moves)
        session.recover()
        expect(session.form().values).toEqual(session.form().base)
        for (const [name, value] of session.typed) expect(session.server.log.stored).toContain(`${name}=${String(value)}`)
      }),
      RUNS,
    )
  })

  it('creates one record, with one key for all attempts', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        const session = savingSession(null)
        session.type('title', 'new')
        play(session, moves)
        session.recover()
        expect(session.server.log.created).toBe(1)
        expect(session.server.log.keys.size).toBe(1)
        expect(session.form().record?.id).toBe(session.server.record()?.id)
      }),
      RUNS,
    )
  })

  it('replaces no change of others that the form has not merged', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), field, (moves, changed) => {
        const session = savingSession(existing)
        play(session, moves)
        session.recover()
        session.server.change({ [changed]: 'theirs-last' })
        const [other] = FIELDS.filter((name) => name !== changed)
        if (other !== undefined) session.type(other, 'mine-last')
        session.recover()
        expect(session.server.record()).toMatchObject({ [changed]: 'theirs-last', ...(other !== undefined && { [other]: 'mine-last' }) })
        expect(session.form().values).toMatchObject({ [changed]: 'theirs-last' })
      }),
      RUNS,
    )
  })

  it('ends every command', async () => {
    await fc.assert(
      fc.asyncProperty(start, fc.array(move, { maxLength: 40 }), async (record, moves) => {
        const session = savingSession(record)
        play(session, moves)
        session.recover()
        await Promise.resolve()
        await Promise.resolve()
        expect(session.openCommands()).toBe(0)
        expect(session.machine.get()).toMatchObject({ phase: { kind: 'ready' }, waiting: null })
      }),
      RUNS,
    )
  })
})
