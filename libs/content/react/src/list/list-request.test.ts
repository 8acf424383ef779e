import { defineContentType, firstListQuery, listSearch, select, text, type AnyContentType } from '@captain/content-core'
import { expect, it } from 'vitest'
import { readAddress } from './list-address.ts'
import { queryOf } from './list-request.ts'
import { parentFilter } from './shown-under.ts'

const base = {
  screens: ['list'],
  group: 'content',
  icon: 'calendar',
  title: 'name',
  columns: ['name'],
  sections: { basics: ['name', 'club', 'size'] },
  fields: { name: text({ required: true, maxBytes: 60 }), club: text({ maxBytes: 60 }), size: select({ options: ['small', 'large'] }) },
} as const

const namedFilters = {
  large: { showInList: true, defaultValue: 'true', where: () => [{ field: 'size', values: ['large'] }] },
  hidden: { defaultValue: 'true', where: () => [{ field: 'size', values: ['small'] }] },
} as const

const types: readonly (readonly [string, AnyContentType])[] = [
  ['of pages', defineContentType({ ...base, name: 'page', workflow: 'publish' } as never)],
  ['of messages', defineContentType({ ...base, name: 'message', workflow: 'inbox' } as never)],
  ['with a default filter', defineContentType({ ...base, name: 'plain', workflow: 'plain', namedFilters } as never)],
  [
    'under another type',
    defineContentType({ ...base, name: 'member', workflow: 'plain', parent: { type: 'club', field: 'club' } } as never),
  ],
]

it.each(types)('the server prefetches the rows that a bare address of a list %s asks for', (_, type) => {
  const asked = parentFilter(type, 'one', queryOf(type, readAddress(type, {}).state))
  expect(listSearch(firstListQuery(type, 'one')).toString()).toBe(listSearch(asked).toString())
})
