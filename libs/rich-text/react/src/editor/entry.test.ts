import { describe, expect, it } from 'vitest'
import { documentOf, entriesOf, type Entry, mergeLocalEdits } from './entry.ts'

const block = (text: string, id?: string) => ({ ...(id !== undefined && { id }), type: 'paragraph', data: { text } })
const entry = (id: string, text = id, isKept = true): Entry => ({ id, block: block(text, id), isKept })
const texts = (entries: readonly Entry[]) => entries.map((one) => one.block.data['text'])

describe('entriesOf', () => {
  it('gives every block an id of its own', () => {
    const entries = entriesOf({ blocks: [block('一', 'x'), block('二', 'x'), block('三')] })
    expect(entries[0]?.id).toBe('x')
    expect(new Set(entries.map(({ id }) => id)).size).toBe(3)
    expect(entries[2]?.id).toMatch(/^[\w-]{1,64}$/)
  })

  it('knows a block without an id again', () => {
    const known = entriesOf({ blocks: [block('一'), block('二')] })
    const again = entriesOf({ blocks: [block('一'), block('三')] }, known)
    expect(again[0]?.id).toBe(known[0]?.id)
    expect(again[1]?.id).not.toBe(known[1]?.id)
  })

  it('takes a list of the style checklist as a checklist, the form that can be saved', () => {
    const data = { style: 'checklist', items: [{ content: '掃除', meta: { checked: true } }] }
    expect(entriesOf({ blocks: [{ id: 'x', type: 'list', data }] })[0]?.block).toEqual({
      id: 'x',
      type: 'checkList',
      data: { items: [{ text: '掃除', checked: true }] },
    })
  })
})

it('documentOf leaves out blocks with nothing in them', () => {
  expect(documentOf([entry('a'), entry('b', '', false)], '2.31.7')).toMatchObject({ version: '2.31.7', blocks: [block('a', 'a')] })
})

describe('mergeTyped', () => {
  const [a, b] = [entry('a'), entry('b')]
  const typed = entry('b', 'b猫')

  it('keeps the block that was written in and takes the others', () => {
    expect(texts(mergeLocalEdits([a, b], [a, typed], [entry('a', '新しいa'), entry('b')]))).toEqual(['新しいa', 'b猫'])
  })

  it('keeps a block that was just added, and adds none that is empty', () => {
    expect(texts(mergeLocalEdits([a], [a, entry('n'), entry('m', '', false)], [a, b]))).toEqual(['a', 'b', 'n'])
  })

  it('takes the other document as it is when nothing was written', () => {
    expect(mergeLocalEdits([a, b], [a, b], [b])).toEqual([b])
  })
})
