import { defineContentType, inlineImage, secret, text } from '@captain/content-core'
import { expect, it } from 'vitest'
import { leavesOf } from './leaf.ts'

const guest = defineContentType({
  name: 'guest',
  workflow: 'plain',
  screens: ['list'],
  group: 'inbox',
  icon: 'user',
  title: 'name',
  columns: ['portrait', 'name'],
  sections: { basic: ['name', 'portrait', 'key'] },
  fields: { name: text({ maxBytes: 30, required: true }), portrait: inlineImage({ maxBytes: 262_144 }), key: secret({ maxBytes: 30 }) },
})

it('has no cell for what no cell can hold: secrets, and pictures in the record itself', () => {
  const paths = Object.keys(guest.fields).flatMap((name) => leavesOf(guest, name, { messages: undefined, locale: 'ja' }))
  expect(paths.map(({ path }) => path)).toEqual(['name'])
})
