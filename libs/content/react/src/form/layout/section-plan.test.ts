import { boolean, defineContentType, group, richText, text } from '@captain/content-core'
import { expect, test } from 'vitest'
import { controlsIn, reachedBy, sectionPlanOf } from './section-plan.ts'

test('a plan counts the controls of each field', () => {
  const type = defineContentType({
    name: 'tea',
    workflow: 'plain',
    screens: ['list', 'new', 'edit'],
    group: 'menu',
    icon: 'leaf',
    title: 'name',
    columns: ['name'],
    defaultSort: ['-updatedAt'],
    sections: { basic: ['name', 'isHot', 'total'], more: ['body', 'maker'] },
    fields: {
      name: text({ maxBytes: 90, localized: true }),
      isHot: boolean({}),
      total: text({ maxBytes: 90, compute: () => '' }),
      body: richText({}),
      maker: group({ of: { name: text({ maxBytes: 90 }), town: text({ maxBytes: 90 }), street: text({ maxBytes: 90 }) } }),
    },
  })
  const plan = sectionPlanOf(type)
  expect(plan).toEqual([
    [2, 1, 0],
    [1, 3],
  ])
  expect(controlsIn(plan)).toBe(7)
})

test.each([
  [0, [0, 0]],
  [1, [1, 0]],
  [3, [2, 0]],
  [4, [3, 1]],
  [5, [3, 2]],
  [99, [3, 2]],
])('%i controls reach %o', (controls, reached) => {
  expect(
    reachedBy(
      [
        [2, 1, 0],
        [1, 3],
      ],
      controls,
    ),
  ).toEqual(reached)
})
