import type EditorJS from '@editorjs/editorjs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyEntries } from './apply-entries.ts'
import type { Entry } from './entry.ts'

const entry = (id: string, text = id): Entry => ({ id, block: { id, type: 'paragraph', data: { text } }, isKept: true })

/** A stand-in for the editor's list of blocks that records calls. */
function listOf(entries: readonly Entry[]) {
  const shown = entries.map(({ id, block }) => ({ id, text: block.data['text'] }))
  let touches = 0
  const blocks = {
    delete(index: number) {
      touches += 1
      shown.splice(index, 1)
      if (shown.length === 0) shown.push({ id: 'own', text: '' })
    },
    move(to: number, from: number) {
      touches += 1
      shown.splice(to, 0, ...shown.splice(from, 1))
    },
    insert(_type: string, data: { text: string }, _config: object, index: number, _focus: boolean, replace: boolean, id: string) {
      touches += 1
      shown.splice(index, replace ? 1 : 0, { id, text: data.text })
    },
  }
  return { editor: { blocks } as unknown as Pick<EditorJS, 'blocks'>, shown, touches: () => touches }
}

const apply = (current: readonly Entry[], target: readonly Entry[]) => {
  const list = listOf(current)
  applyEntries(list.editor, current, target, new Set(['paragraph']))
  return list
}

const many = Array.from({ length: 50 }, (_, index) => entry(`${index}`))

it.each([
  ['removed', many.toSpliced(20, 1), 1],
  ['added', many.toSpliced(20, 0, entry('new')), 1],
  ['written in', many.with(20, entry('20', '猫')), 1],
  [
    'moved down',
    many
      .toSpliced(20, 1)
      .toSpliced(40, 0, entry('20'))
      .map((one) => many.find(({ id }) => id === one.id) ?? one),
    1,
  ],
  [
    'moved up',
    many
      .toSpliced(40, 1)
      .toSpliced(20, 0, entry('40'))
      .map((one) => many.find(({ id }) => id === one.id) ?? one),
    1,
  ],
] as const)('touches one block when one was %s', (_, target, touches) => {
  const list = apply(many, target)
  expect(list.shown.map(({ id }) => id)).toEqual(target.map(({ id }) => id))
  expect(list.touches()).toBe(touches)
})

it('shows any list after any other', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 8 })
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1, maxLength: 8 }), ids, (before, after) => {
      const target = after.map((id) => entry(id, `${id}2`))
      const { shown } = apply(
        before.map((id) => entry(id)),
        target,
      )
      const expected = target.map(({ id }) => ({ id, text: `${id}2` }))
      expect(shown).toEqual(expected.length > 0 ? expected : [{ id: 'own', text: '' }])
    }),
  )
})
