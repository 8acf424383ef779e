import { boolean, dateTime, defineContentType, int, longText, month, reference, select, text } from '@captain/content-core'
import { describe, expect, it } from 'vitest'
import { readAddress, writeListState } from './list-address.ts'
import { queryOf } from './list-request.ts'
import { clearFilters, hasFilters, nextPage, previousPage } from './list-state.ts'

const type = defineContentType({
  name: 'event',
  workflow: 'publish',
  screens: ['list'],
  group: 'content',
  icon: 'calendar',
  title: 'name',
  columns: ['name', 'state'],
  filters: ['kind', 'place', 'startsAt', 'seats', 'isFull', 'season', 'guest'],
  sections: { basics: ['name', 'kind', 'place', 'startsAt', 'seats', 'isFull'] },
  fields: {
    name: text({ required: true, maxBytes: 60 }),
    kind: select({ options: ['talk', 'game'] }),
    place: reference({ to: 'place', onDelete: 'restrict' }),
    startsAt: dateTime({}),
    seats: int({}),
    isFull: boolean({}),
    season: month({}),
    guest: text({ maxBytes: 60, personal: true }),
    note: longText({ maxBytes: 300 }),
  },
})

const reopened = (search: Record<string, unknown>) => writeListState(type, readAddress(type, search).state)

describe('list state in the address', () => {
  it('leaves the usual out and comes back as it was', () => {
    expect(reopened({})).toEqual({})
    const search = {
      q: 'コーヒー',
      'f.kind': 'talk,game',
      'f.seats': '10..20',
      status: 'draft,scheduled',
      translation: 'missing',
      columns: 'kind,seats',
      density: 'compact',
      view: 'all',
      'f.season': '2026-04..',
      'f.isFull': true,
      sort: '-name',
      limit: 50,
      page: 3,
      after: 'a~b',
    }
    expect(reopened(search)).toEqual(search)
  })

  it('reads values that the router has turned into numbers and booleans', () => {
    const state = readAddress(type, { q: 2026, trash: true, limit: 100, 'f.isFull': true }).state
    expect(state).toMatchObject({ q: '2026', trash: true, limit: 100, filters: { isFull: 'true' } })
  })

  it('ignores what makes no sense', () => {
    expect(reopened({ status: 'gone', limit: '7', page: '9', 'f.secret': 'x', q: { a: 1 } })).toEqual({})
  })

  it.each([
    { 'f.kind': 'talk,dance' },
    { 'f.place': 'here' },
    { 'f.startsAt': '2026-02-30..' },
    { 'f.startsAt': '2026-02-01' },
    { 'f.seats': '1.5..' },
    { 'f.seats': '..' },
    { 'f.season': '2026-13..' },
    { 'f.isFull': 'yes' },
    { 'f.gone': 'x' },
    { status: 'draft,gone' },
    { translation: 'bad' },
    { sort: 'note' },
    { sort: '__proto__' },
    { columns: 'nothing' },
    { view: 'mine' },
  ])('tells that it left out %j', (search) => {
    const { state, ignored } = readAddress(type, search)
    expect(ignored).toEqual(Object.keys(search))
    expect(writeListState(type, state)).toEqual({})
  })

  it('does not ask about people for somebody who may not see them', () => {
    const search = { 'f.guest': '山田', sort: 'guest' }
    expect(readAddress(type, search)).toMatchObject({ ignored: [], state: { filters: { guest: '山田' }, sort: 'guest' } })
    expect(readAddress(type, search, false)).toMatchObject({ ignored: ['sort', 'f.guest'], state: { filters: {}, sort: null } })
  })

  it('begins a list of messages with those that wait, which may be undone', () => {
    const inbox = { ...type, workflow: 'inbox' } as const
    const begun = readAddress(inbox, {}).state
    expect(begun.status).toEqual(['new', 'inProgress'])
    expect(queryOf(inbox, begun)).toMatchObject({ status: 'new,inProgress' })
    expect(writeListState(inbox, begun)).toEqual({})
    expect(writeListState(inbox, clearFilters(begun))).toEqual({ status: 'all' })
    expect(readAddress(inbox, { status: 'all' }).state.status).toEqual([])
    expect(readAddress(inbox, { trash: true }).state.status).toEqual([])
  })

  it('asks the API in its own form, days of Asia/Tokyo as instants', () => {
    const state = readAddress(type, {
      'f.kind': 'talk,game',
      'f.startsAt': '2026-11-21..2026-11-22',
      'f.seats': '..20',
      after: 'a~b',
    }).state
    expect(queryOf(type, state)).toEqual({
      limit: 25,
      after: 'b',
      filter: { kind: ['talk', 'game'], seats: '..20', startsAt: '2026-11-20T15:00:00.000Z..2026-11-22T14:59:59.999Z' },
    })
  })

  it('turns pages there and back, and remembers only the last twenty', () => {
    const third = nextPage(nextPage(readAddress(type, {}).state, 'a'), 'b')
    expect(third).toMatchObject({ page: 3, after: ['a', 'b'] })
    expect(previousPage(third)).toMatchObject({ page: 2, after: ['a'] })
    expect(previousPage(previousPage(third))).toMatchObject({ page: 1, after: [] })
    const far = Array.from({ length: 30 }, (_, index) => `c${index}`).reduce(nextPage, readAddress(type, {}).state)
    expect(far.page).toBe(31)
    expect(far.after).toHaveLength(20)
    expect(readAddress(type, writeListState(type, far)).state.page).toBe(31)
  })

  it('clears what narrows and stays in the trash', () => {
    const state = readAddress(type, { q: 'a', status: 'draft', trash: 'true', after: 'x' }).state
    expect(hasFilters(state)).toBe(true)
    expect(hasFilters(clearFilters(state))).toBe(false)
    expect(clearFilters(state)).toMatchObject({ trash: true, page: 1, after: [] })
  })
})
