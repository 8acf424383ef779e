import { defineContentType, int, text } from '@captain/content-core'
import { expect, test } from 'vitest'
import { marksOf } from './requirement-badge.tsx'

const typeWith = (required: number, optional: number) =>
  defineContentType({
    name: 'cup',
    workflow: 'plain',
    screens: ['list', 'edit'],
    group: 'menu',
    icon: 'cup',
    title: 'name',
    columns: ['name'],
    defaultSort: ['name'],
    sections: {
      basic: [
        'name',
        ...Array.from({ length: required }, (_, place) => `must${place}`),
        ...Array.from({ length: optional }, (_, place) => `may${place}`),
      ],
    },
    fields: {
      name: text({ maxBytes: 60, required: true }),
      ...Object.fromEntries(Array.from({ length: required }, (_, place) => [`must${place}`, int({ required: true })])),
      ...Object.fromEntries(Array.from({ length: optional }, (_, place) => [`may${place}`, int({})])),
    },
  } as never)

test('a form marks what is required, or what is optional where most is required', () => {
  expect(marksOf(typeWith(0, 3))).toBe('required')
  expect(marksOf(typeWith(1, 2))).toBe('required')
  expect(marksOf(typeWith(2, 1))).toBe('optional')
})
