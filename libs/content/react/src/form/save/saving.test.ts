import { describe, expect, it } from 'vitest'
import type { Failure, Refusal } from './failure.ts'
import { initialSaving, nextSaving } from './saving.ts'
import type { Command, FormSnapshot, Phase, SavingEvent, SavingState } from './saving-states.ts'
import { ME, NOW, pageForm, pageRecord } from './testing/saved-page.ts'

const KEY = 'key-1'
const ready = initialSaving(KEY)
const save: Command = { id: 1, kind: 'save' }
const check: Command = { id: 2, kind: 'check' }
const publish = { id: 3, kind: 'transition', transition: 'publish' } as const
const archive = { id: 4, kind: 'transition', transition: 'archive' } as const
const stored = pageRecord({ title: 'a', lead: 'b' }, 3)
const typed = pageForm(stored, { title: 'mine' })

const refusal = (failure: Failure, more: Partial<Refusal> = {}): Refusal => ({ failure, issues: [], createdId: null, ...more })
const CONFLICT = refusal({ kind: 'conflict' })
const OFFLINE = refusal({ kind: 'network' })

/** Runs events in a row, all with one form; returns the last state and the last effects. */
const run = (form: FormSnapshot, ...events: readonly SavingEvent[]) =>
  events.reduce((last, event) => nextSaving(last.state, event, form), { state: ready, effects: [] } as ReturnType<typeof nextSaving>)

const requested = (command: Command): SavingEvent => ({ type: 'requested', command })
const flushed = (command: Command): SavingEvent => ({ type: 'flushed', command })
const checked = (issueCount = 0): SavingEvent => ({ type: 'checked', issueCount })
const confirmed = (isConfirmed = true): SavingEvent => ({ type: 'confirmed', isConfirmed })
const answered = (record = stored): SavingEvent => ({ type: 'answered', record })
const failed = (by: Refusal): SavingEvent => ({ type: 'failed', refusal: by })
const toRequest = (command: Command) => [requested(command), flushed(command), checked(), confirmed()]
const refused = (id: number) => ({ type: 'settle', id, result: { kind: 'refused' } })

describe('the steps before a request', () => {
  it('are flush, check and confirmation, one after the other', () => {
    expect(run(typed, requested(save)).effects).toEqual([{ type: 'flush', command: save }])
    expect(run(typed, requested(save), flushed(save)).effects).toEqual([{ type: 'check', command: save }])
    expect(run(typed, requested(save), flushed(save), checked()).effects).toEqual([{ type: 'confirm' }])
  })

  it('send only the changed fields, with the lock version', () => {
    const { state, effects } = run(typed, ...toRequest(save))
    expect(effects).toEqual([{ type: 'update', id: 'r', lockVersion: 3, values: { title: 'mine' } }])
    expect(state).toMatchObject({ phase: { kind: 'updating', sent: typed.values, merged: false }, shown: { kind: 'saving' } })
  })

  it('send nothing if nothing changed', () => {
    const { state, effects } = run(pageForm(stored), ...toRequest(save))
    expect(effects).toEqual([{ type: 'settle', id: 1, result: { kind: 'saved', record: stored } }])
    expect(state).toMatchObject({ phase: { kind: 'ready' }, shown: { kind: 'saved', at: NOW, merged: false } })
  })

  it.each([
    [save, 'save'],
    [check, 'publish'],
  ] as const)('stop at issues: %o', (command, attempt) => {
    const { state, effects } = run(typed, requested(command), flushed(command), checked(2))
    expect(effects).toEqual([{ type: 'focusIssue' }, refused(command.id)])
    expect(state).toMatchObject({
      phase: { kind: 'ready' },
      shown: { kind: 'failed', failure: { kind: 'invalid', count: 2 }, attempt },
    })
  })

  it('stop at the wish of the user, and show nothing', () => {
    const { state, effects } = run(typed, requested(save), flushed(save), checked(), confirmed(false))
    expect(effects).toEqual([refused(1)])
    expect(state).toEqual(ready)
  })

  it('end after the check of a publication', () => {
    const { state, effects } = run(typed, requested(check), flushed(check), checked())
    expect(effects).toEqual([{ type: 'settle', id: 2, result: { kind: 'checked' } }])
    expect(state).toEqual(ready)
  })

  it('show a flush or a check that fails', () => {
    const lost: SavingEvent = { type: 'flushFailed', command: save, refusal: OFFLINE }
    expect(run(typed, requested(save), lost).effects).toEqual([refused(1)])
    expect(run(typed, requested(save), lost).state.shown).toEqual({ kind: 'failed', failure: { kind: 'network' }, attempt: 'save' })
    const thrown = run(typed, requested(save), flushed(save), failed(OFFLINE))
    expect(thrown.state.phase).toEqual({ kind: 'ready' })
    expect(thrown.effects).toEqual([refused(1)])
  })
})

describe('a pending upload', () => {
  const pending = { ...typed, isPending: true }

  it('is waited for by one command only', () => {
    const { state } = run(pending, requested(save))
    expect(state.waiting).toBe(1)
    expect(nextSaving(state, requested({ id: 9, kind: 'save' }), pending).effects).toEqual([refused(9)])
    expect(nextSaving(state, flushed(save), typed).state.waiting).toBeNull()
  })

  it('ends the waiting also if it fails, or if another save is in flight by then', () => {
    const { state } = run(pending, requested(save))
    expect(nextSaving(state, { type: 'flushFailed', command: save, refusal: OFFLINE }, typed).state.waiting).toBeNull()
    const moving = nextSaving(state, requested(archive), typed).state
    const late = nextSaving(moving, flushed(save), typed)
    expect(late.state).toMatchObject({ waiting: null, phase: { kind: 'moving' } })
    expect(late.effects).toEqual([refused(1)])
  })
})

describe('a response', () => {
  it('becomes the base, and what was typed since it was sent stays', () => {
    const { state } = run(typed, ...toRequest(save))
    const saved = pageRecord({ title: 'mine', lead: 'b' }, 4)
    const { effects } = nextSaving(state, answered(saved), pageForm(stored, { title: 'mine', lead: 'later' }))
    expect(effects).toEqual([
      { type: 'resetTo', record: saved, values: { title: 'mine', lead: 'later', price: null, publishFrom: null, publishUntil: null } },
      { type: 'cache', record: saved },
      { type: 'settle', id: 1, result: { kind: 'saved', record: saved } },
    ])
  })

  it('clears the local draft if the form has no other changes', () => {
    const { state } = run(typed, ...toRequest(save))
    const { effects } = nextSaving(state, answered(pageRecord({ title: 'mine', lead: 'b' }, 4)), typed)
    expect(effects.map(({ type }) => type)).toEqual(['resetTo', 'clearDraft', 'cache', 'settle'])
  })

  it('of a publication is followed by the transition of the saved record', () => {
    const { state } = run(typed, requested(publish))
    const next = nextSaving(state, answered(pageRecord({ title: 'mine', lead: 'b' }, 4)), typed)
    expect(next.effects.at(-1)).toEqual({ type: 'transition', id: 'r', lockVersion: 4, transition: 'publish' })
    expect(next.state).toMatchObject({ phase: { kind: 'moving' }, shown: { kind: 'saved' } })
  })

  it('of a transition keeps unsaved input', () => {
    const { state, effects } = run(typed, requested(archive))
    expect(effects).toEqual([{ type: 'transition', id: 'r', lockVersion: 3, transition: 'archive' }])
    const moved = pageRecord({ title: 'a', lead: 'c', status: 'archived' }, 4)
    const next = nextSaving(state, answered(moved), typed)
    expect(next.effects[0]).toMatchObject({ type: 'resetTo', values: { title: 'mine', lead: 'c' } })
    expect(next.effects.at(-1)).toMatchObject({ type: 'settle', result: { kind: 'transition', result: { isTaken: true } } })
  })
})

describe('a failed request', () => {
  const kinds = ['network', 'session', 'gone', 'forbidden', 'locked'] as const

  it.each(kinds)('is shown and leaves the form alone: %s', (kind) => {
    const { state, effects } = run(typed, ...toRequest(save), failed(refusal({ kind })))
    expect(effects).toEqual([refused(1)])
    expect(state).toMatchObject({ phase: { kind: 'ready' }, shown: { kind: 'failed', failure: { kind }, attempt: 'save' } })
  })

  it('names a publication or another transition as what was tried', () => {
    expect(run(typed, requested(publish), failed(OFFLINE)).state.shown).toMatchObject({ attempt: 'publish' })
    expect(run(typed, requested(archive), failed(OFFLINE)).state.shown).toMatchObject({ attempt: 'step' })
  })

  it('shows issues of the server next to their fields', () => {
    const issues = [{ path: 'title', rule: 'duplicate', params: {}, message: 'x' }]
    const { effects } = run(typed, ...toRequest(save), failed(refusal({ kind: 'invalid', count: 1 }, { issues })))
    expect(effects).toEqual([{ type: 'showIssues', issues }, { type: 'focusIssue' }, refused(1)])
  })

  it('can be repeated', () => {
    const { state } = run(typed, ...toRequest(save), failed(refusal({ kind: 'session' })))
    const again = toRequest({ id: 7, kind: 'save' }).reduce((last, event) => nextSaving(last.state, event, typed), {
      state,
      effects: [],
    } as ReturnType<typeof nextSaving>)
    expect(again.effects).toEqual([{ type: 'update', id: 'r', lockVersion: 3, values: { title: 'mine' } }])
  })
})

describe('creating', () => {
  const form = pageForm(null, { title: 'one', price: 5 })

  it('sends what has a value, with the key of the form', () => {
    expect(run(form, ...toRequest(save)).effects).toEqual([{ type: 'create', values: { title: 'one', price: 5 }, idempotencyKey: KEY }])
  })

  it('uses the same key after a lost response, and continues with the record that was created', () => {
    const lost = run(form, ...toRequest(save), failed(OFFLINE)).state
    const retyped = pageForm(null, { title: 'two', price: 5 })
    const again = toRequest(save).reduce((last, event) => nextSaving(last.state, event, retyped), {
      state: lost,
      effects: [],
    } as ReturnType<typeof nextSaving>)
    expect(again.effects).toEqual([{ type: 'create', values: { title: 'two', price: 5 }, idempotencyKey: KEY }])
    const mismatch = failed(refusal({ kind: 'other', message: '', status: 409 }, { createdId: 'r' }))
    const finding = nextSaving(again.state, mismatch, retyped)
    expect(finding.effects).toEqual([{ type: 'get', id: 'r' }])
    // The server has filled in the lead; the price was typed after the second attempt.
    const created = pageRecord({ title: 'one', price: 5, lead: 'from the server' })
    const next = nextSaving(finding.state, answered(created), pageForm(null, { title: 'two', price: 6 }))
    expect(next.effects).toEqual([
      { type: 'resetTo', record: created, values: expect.objectContaining({ title: 'two', price: 6, lead: 'from the server' }) },
      { type: 'update', id: 'r', lockVersion: 1, values: { title: 'two', price: 6 } },
    ])
  })

  it('ends at once if the record that was found is what is typed', () => {
    const finding = run(form, ...toRequest(save), failed(refusal({ kind: 'other', message: '', status: 409 }, { createdId: 'r' }))).state
    const { state, effects } = nextSaving(finding, answered(pageRecord({ title: 'one', price: 5 })), form)
    expect(effects.map(({ type }) => type)).toEqual(['resetTo', 'clearDraft', 'cache', 'settle'])
    expect(state.shown.kind).toBe('saved')
  })
})

describe('a version conflict', () => {
  const theirs = pageRecord({ title: 'a', lead: 'theirs' }, 4)
  const merging = run(typed, ...toRequest(save), failed(CONFLICT))

  it('reads the newer record and saves on top of it', () => {
    expect(merging.effects).toEqual([{ type: 'get', id: 'r' }])
    const merged = nextSaving(merging.state, answered(theirs), typed)
    expect(merged.effects).toEqual([
      { type: 'resetTo', record: theirs, values: expect.objectContaining({ title: 'mine', lead: 'theirs' }) },
      { type: 'update', id: 'r', lockVersion: 4, values: { title: 'mine' } },
    ])
    const saved = nextSaving(merged.state, answered(pageRecord({ title: 'mine', lead: 'theirs' }, 5)), typed)
    expect(saved.state.shown).toEqual({ kind: 'saved', at: NOW, merged: 'others' })
  })

  it('of the same person is one of another tab', () => {
    const merged = nextSaving(merging.state, answered({ ...theirs, updatedBy: ME }), typed)
    expect(merged.state.phase).toMatchObject({ kind: 'updating', merged: 'self' })
  })

  it('opens the choice if both changed the same field', () => {
    const clash = pageRecord({ title: 'yours', lead: 'b' }, 4)
    const open = nextSaving(merging.state, answered(clash), typed)
    expect(open.effects).toEqual([{ type: 'learnLabels', record: clash }, refused(1)])
    expect(open.state).toMatchObject({
      conflict: { current: clash, author: 'others', merged: { conflicts: [{ path: 'title' }] } },
      shown: { kind: 'failed', failure: { kind: 'conflict', author: 'others' } },
    })
    expect(nextSaving(open.state, { type: 'postponed' }, typed).state.conflict).toBeNull()
    const resolved = nextSaving(open.state, { type: 'resolved', command: { id: 8, kind: 'save' }, values: { title: 'both' } }, typed)
    expect(resolved.effects).toEqual([
      { type: 'resetTo', record: clash, values: { title: 'both' } },
      { type: 'flush', command: { id: 8, kind: 'save' } },
    ])
    expect(resolved.state.conflict).toBeNull()
  })

  it('keeps input that changed the form while the choice was open', () => {
    const clash = pageRecord({ title: 'yours', lead: 'b' }, 4)
    const open = nextSaving(merging.state, answered(clash), typed)
    const uploaded = { ...typed, values: { ...typed.values, lead: 'uploaded' } }
    const chosen = { ...clash, title: 'both' }
    const resolved = nextSaving(open.state, { type: 'resolved', command: { id: 8, kind: 'save' }, values: chosen }, uploaded)
    expect(resolved.effects[0]).toMatchObject({ type: 'resetTo', values: { title: 'both', lead: 'uploaded' } })
  })

  it('is shown if it comes a second time', () => {
    const merged = nextSaving(merging.state, answered(theirs), typed)
    const second = nextSaving(merged.state, failed(CONFLICT), typed)
    expect(second.effects).toEqual([refused(1)])
    expect(second.state.shown).toMatchObject({ kind: 'failed', failure: { kind: 'conflict' } })
  })

  it('does not publish a merge that was not confirmed', () => {
    const conflicted = run(typed, requested(publish), failed(CONFLICT)).state
    const merged = nextSaving(conflicted, answered(theirs), typed).state
    const saved = pageRecord({ title: 'mine', lead: 'theirs' }, 5)
    const { state, effects } = nextSaving(merged, answered(saved), typed)
    expect(effects.at(-1)).toEqual({
      type: 'settle',
      id: 3,
      result: { kind: 'transition', result: { isTaken: false, record: saved } },
    })
    expect(state.phase).toEqual({ kind: 'ready' })
  })

  it('has nothing to resolve if none is open', () => {
    expect(nextSaving(ready, { type: 'resolved', command: save, values: {} }, typed).effects).toEqual([refused(1)])
  })
})

describe('a transition that the server refuses', () => {
  it.each(['conflict', 'illegal'] as const)('is to be confirmed again on the newer record: %s', (kind) => {
    const rereading = run(typed, requested(archive), failed(refusal({ kind })))
    expect(rereading.effects).toEqual([{ type: 'get', id: 'r' }])
    const newer = pageRecord({ title: 'a', lead: 'theirs', status: 'published' }, 4)
    const { state, effects } = nextSaving(rereading.state, answered(newer), typed)
    expect(effects).toEqual([
      { type: 'resetTo', record: newer, values: expect.objectContaining({ title: 'mine', lead: 'theirs' }) },
      { type: 'cache', record: newer },
      { type: 'settle', id: 4, result: { kind: 'transition', result: { isTaken: false, record: newer } } },
    ])
    expect(state.shown).toEqual({ kind: 'idle' })
  })

  it('is illegal if the newer status does not allow it', () => {
    const rereading = run(typed, requested(archive), failed(CONFLICT)).state
    const { state, effects } = nextSaving(rereading, answered(pageRecord({ title: 'a', status: 'archived' }, 4)), typed)
    expect(state.shown).toEqual({ kind: 'failed', failure: { kind: 'illegal', author: 'others' }, attempt: 'step' })
    expect(effects.at(-1)).toEqual(refused(4))
  })

  it('is refused before a request if there is no record', () => {
    expect(run(pageForm(null), requested(archive))).toEqual({ state: ready, effects: [refused(4)] })
  })
})

describe('every phase', () => {
  const PHASES: readonly Phase[] = [
    { kind: 'ready' },
    { kind: 'checking', command: save },
    { kind: 'confirming', command: save },
    { kind: 'creating', command: save, sent: typed.values },
    { kind: 'finding', command: save },
    { kind: 'updating', command: save, sent: typed.values, merged: false },
    { kind: 'moving', command: archive, recordId: 'r' },
    { kind: 'merging', command: save },
    { kind: 'rereading', command: archive },
  ]
  const inPhase = (phase: Phase): SavingState => ({ ...ready, phase })
  const busy = PHASES.filter(({ kind }) => kind !== 'ready')

  it.each(busy)('refuses other commands while $kind', (phase) => {
    const other: Command = { id: 9, kind: 'save' }
    expect(nextSaving(inPhase(phase), flushed(other), typed)).toEqual({ state: inPhase(phase), effects: [refused(9)] })
    expect(nextSaving(inPhase(phase), requested({ ...archive, id: 9 }), typed)).toEqual({
      state: inPhase(phase),
      effects: [refused(9)],
    })
    const lost: SavingEvent = { type: 'flushFailed', command: other, refusal: OFFLINE }
    expect(nextSaving(inPhase(phase), lost, typed)).toEqual({ state: inPhase(phase), effects: [refused(9)] })
  })

  it.each(busy)('ends its command when it fails while $kind', (phase) => {
    const { state, effects } = nextSaving(inPhase(phase), failed(OFFLINE), typed)
    expect(state.phase).toEqual({ kind: 'ready' })
    expect(effects.at(-1)).toMatchObject({ type: 'settle', result: { kind: 'refused' } })
  })

  const EXPECTED: Readonly<Record<string, readonly Phase['kind'][]>> = {
    checked: ['checking'],
    confirmed: ['confirming'],
    answered: ['creating', 'finding', 'updating', 'moving', 'merging', 'rereading'],
    failed: busy.map(({ kind }) => kind),
  }
  const unexpected = [checked(), confirmed(), answered(), failed(OFFLINE)].flatMap((event) =>
    PHASES.filter(({ kind }) => EXPECTED[event.type]?.includes(kind) === false).map((phase) => ({ event, phase, kind: phase.kind })),
  )

  it.each(unexpected)('ignores $event.type while $kind', ({ event, phase }) => {
    expect(nextSaving(inPhase(phase), event, typed)).toEqual({ state: inPhase(phase), effects: [] })
  })
})
