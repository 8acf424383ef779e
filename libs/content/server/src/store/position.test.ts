import { boolean, date, defineContentType, int, reference, select, text } from '@captain/content-core'
import { describe, expect, it } from 'vitest'
import { positionOf, publicOrder } from './position.ts'

const typeBy = (
  order: readonly (
    | 'name'
    | '-name'
    | 'size'
    | '-size'
    | 'day'
    | '-day'
    | 'kind'
    | '-kind'
    | 'isPinned'
    | '-isPinned'
    | 'parent'
    | '-parent'
    | '-updatedAt'
  )[],
) =>
  defineContentType({
    name: 'thing',
    workflow: 'plain',
    screens: ['list'],
    group: 'content',
    icon: 'box',
    title: 'name',
    columns: ['name'],
    defaultSort: order,
    sections: {},
    fields: {
      name: text({ maxBytes: 300 }),
      size: int({ min: -100 }),
      day: date({}),
      kind: select({ options: ['large', 'medium', 'small'] }),
      isPinned: boolean({}),
      parent: reference({ to: 'thing', onDelete: 'restrict' }),
    },
  })

const times = { updatedAt: '2026-11-21T00:00:00.000Z', createdAt: '', firstPublishedAt: '' }

const sorted = (order: Parameters<typeof typeBy>[0], values: readonly object[]) => {
  const positions = values.map((value) =>
    positionOf(typeBy(order), {
      order,
      values: { ...value },
      times,
      targets: new Map([
        ['B', 'b'],
        ['A', 'z'],
      ]),
    }),
  )
  return values
    .map((_value, place) => place)
    .sort((one, other) => Buffer.compare(Buffer.from(positions[one] ?? ''), Buffer.from(positions[other] ?? '')))
}

describe('positionOf', () => {
  it('orders numbers by value, missing ones first both ways', () => {
    const values = [{ size: 5 }, { size: -3 }, { size: 40 }, { size: null }]
    expect(sorted(['size'], values)).toEqual([3, 1, 0, 2])
    expect(sorted(['-size'], values)).toEqual([3, 2, 0, 1])
  })

  it('orders texts of which one begins the other', () => {
    const values = [{ name: 'ab' }, { name: 'abc' }, { name: 'a' }, { name: '' }]
    expect(sorted(['name'], values)).toEqual([3, 2, 0, 1])
    expect(sorted(['-name'], values)).toEqual([3, 1, 0, 2])
  })

  it('orders options as declared', () => {
    expect(sorted(['kind'], [{ kind: 'small' }, { kind: 'large' }, { kind: 'medium' }])).toEqual([1, 2, 0])
  })

  it('goes on to the next part only between equals', () => {
    const values = [
      { isPinned: false, day: '2026-11-20' },
      { isPinned: true, day: '2026-11-01' },
      { isPinned: false, day: '2026-11-21' },
      { isPinned: true, day: '2026-11-02' },
    ]
    expect(sorted(['-isPinned', '-day'], values)).toEqual([3, 1, 2, 0])
    expect(sorted(['isPinned', '-day'], values)).toEqual([2, 0, 3, 1])
  })

  it('follows the position of what it refers to', () => {
    const values = [
      { parent: 'A', size: 1 },
      { parent: 'B', size: 2 },
      { parent: 'B', size: 1 },
    ]
    expect(sorted(['parent', 'size'], values)).toEqual([2, 1, 0])
    expect(sorted(['-parent', '-size'], values)).toEqual([0, 1, 2])
  })
})

describe('publicOrder', () => {
  const post = (order: readonly ('-updatedAt' | 'title')[], isPinnedPublic: boolean) =>
    publicOrder(
      defineContentType({
        name: 'post',
        workflow: 'publish',
        screens: ['list'],
        group: 'content',
        icon: 'news',
        title: 'title',
        columns: ['title'],
        defaultSort: order,
        sections: {},
        fields: { title: text({ maxBytes: 300 }), isPinned: boolean(isPinnedPublic ? { public: true } : {}) },
      }),
    )

  it('does not show readers the order of edits, nor of what they may not see', () => {
    expect(post(['-updatedAt'], true)).toEqual(['-isPinned', '-publishFrom'])
    expect(post(['-updatedAt'], false)).toEqual(['-publishFrom'])
    expect(post(['title'], true)).toEqual(['title'])
  })
})
