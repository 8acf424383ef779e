import { dateTime, defineContentType, select, text, type SavedView } from '@captain/content-core'
import { describe, expect, it } from 'vitest'
import { readAddress, writeListState } from '../list-address.ts'
import { isViewModified, stateOfView, viewQueryOf } from './view-query.ts'

const type = defineContentType({
  name: 'event',
  workflow: 'publish',
  screens: ['list'],
  group: 'content',
  icon: 'calendar',
  title: 'name',
  columns: ['name', 'kind', 'startsAt', 'state'],
  filters: ['kind', 'startsAt'],
  namedFilters: { coming: { input: { kind: 'switch' }, showInList: true, defaultValue: 'true', where: () => [] } },
  sections: { basics: ['name', 'kind', 'startsAt'] },
  fields: { name: text({ required: true, maxBytes: 60 }), kind: select({ options: ['talk', 'game'] }), startsAt: dateTime({}) },
})

const look = { columns: ['state', 'kind'], density: 'compact' } as const
const ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

const viewOf = (query: SavedView['query']): SavedView => ({
  id: ID,
  name: '準備中',
  isShared: false,
  isMine: true,
  isEditable: true,
  query,
  dropped: [],
  updatedAt: '2026-11-21T00:00:00.000Z',
})

const search = {
  q: '夜',
  'f.kind': 'talk,game',
  'f.startsAt': '2026-11-01..2026-11-30',
  'f.coming': false,
  status: 'draft,scheduled',
  sort: '-name',
}

describe('a saved view', () => {
  it('keeps what the API is asked for, and how the list looks', () => {
    expect(viewQueryOf(type, readAddress(type, search).state, look)).toEqual({
      filter: { kind: ['talk', 'game'], startsAt: ['2026-10-31T15:00:00.000Z..2026-11-30T14:59:59.999Z'], coming: ['false'] },
      q: '夜',
      status: 'draft,scheduled',
      sort: '-name',
      columns: ['state', 'kind'],
      density: 'compact',
    })
  })

  it('opens the list as it was', () => {
    const state = readAddress(type, search).state
    const view = viewOf(viewQueryOf(type, state, look))
    expect(writeListState(type, stateOfView(type, view, 25))).toEqual({ ...search, columns: 'state,kind', density: 'compact', view: ID })
    expect(isViewModified(type, view, { ...stateOfView(type, view, 50), page: 3, after: ['a', 'b'] }, look)).toBe(false)
  })

  it.each([{ q: '' }, { status: ['draft'] as const }, { sort: 'name' }, { filters: {} }])('differs by %j', (change) => {
    const state = readAddress(type, search).state
    const view = viewOf(viewQueryOf(type, state, look))
    expect(isViewModified(type, view, { ...state, ...change }, look)).toBe(true)
  })

  it('differs by its looks, unless it says nothing of them', () => {
    const state = readAddress(type, search).state
    const view = viewOf(viewQueryOf(type, state, look))
    expect(isViewModified(type, view, state, { ...look, columns: ['kind', 'state'] })).toBe(true)
    expect(isViewModified(type, view, state, { ...look, density: 'normal' })).toBe(true)
    const { columns: _columns, density: _density, ...bare } = view.query
    expect(isViewModified(type, viewOf(bare), state, look)).toBe(false)
  })
})
