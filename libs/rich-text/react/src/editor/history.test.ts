import { describe, expect, it } from 'vitest'
import type { Entry } from './entry.ts'
import { createHistory, HISTORY_LIMIT } from './history.ts'

const entry = (text: string): Entry => ({ id: text, block: { type: 'paragraph', data: { text } }, isKept: true })
const moment = (...entries: Entry[]) => ({ entries, caret: null })
const [a, b, c] = [entry('a'), entry('b'), entry('c')]

describe('createHistory', () => {
  it('goes back and forth, and no further than it remembers', () => {
    const history = createHistory(moment(a))
    history.record(moment(a, b))
    expect(history.undo()).toEqual(moment(a))
    expect(history.undo()).toBeNull()
    expect(history.redo()).toEqual(moment(a, b))
    expect(history.redo()).toBeNull()
  })

  it('forgets what was taken back once something else is written', () => {
    const history = createHistory(moment(a))
    history.record(moment(a, b))
    history.undo()
    history.record(moment(a, c))
    expect(history.redo()).toBeNull()
    expect(history.undo()).toEqual(moment(a))
  })

  it('takes no step for what shows the same', () => {
    const history = createHistory(moment(a))
    history.record(moment(a))
    expect(history.undo()).toBeNull()
  })

  it('begins again when it is told to', () => {
    const history = createHistory(moment(a))
    history.record(moment(a, b))
    history.reset(moment(c))
    expect(history.undo()).toBeNull()
  })

  it(`remembers ${HISTORY_LIMIT} moments`, () => {
    const history = createHistory(moment(a))
    for (let step = 0; step < HISTORY_LIMIT + 50; step += 1) history.record(moment(a, entry(`${step}`)))
    let steps = 0
    while (history.undo()) steps += 1
    expect(steps).toBe(HISTORY_LIMIT - 1)
  })
})
