import { expect, it } from 'vitest'
import { timesOf, type Publication } from './publication.ts'
import { publishingMenu } from './publishing-menu.ts'

const NOW = new Date('2026-11-24T00:00:00.000Z')
const PAST = '2026-11-01T00:00:00.000Z'
const SOON = '2026-12-01T00:00:00.000Z'

const menuOf = (record: Publication['record'], isDirty = false, entered = timesOf(record ?? {})) =>
  publishingMenu({ workflow: 'publish', record, entered, isDirty, now: NOW })

const published = { status: 'published', state: 'published', publishFrom: PAST, publishUntil: null, firstPublishedAt: PAST } as const

it('offers in each state the acts that it allows', () => {
  expect(menuOf(null)).toEqual(['start'])
  expect(menuOf({ status: 'draft', state: 'draft' })).toEqual(['start', 'archive'])
  expect(menuOf({ status: 'draft', state: 'draft', publishFrom: SOON })).toEqual(['now', 'start', 'archive'])
  expect(menuOf(published)).toEqual(['end', 'unpublish', 'archive'])
  expect(menuOf({ ...published, state: 'scheduled', publishFrom: SOON, firstPublishedAt: SOON })).toEqual([
    'now',
    'start',
    'end',
    'unpublish',
    'archive',
  ])
  expect(menuOf({ ...published, state: 'expired', publishUntil: PAST })).toEqual(['start', 'end', 'unpublish', 'archive'])
  expect(menuOf({ status: 'archived', state: 'archived' })).toEqual(['start', 'reopen'])
})

it('never takes a public record off the site to schedule it', () => {
  expect(menuOf({ ...published, hasUnpublishedChanges: true })).not.toContain('start')
  expect(menuOf(published, true)).not.toContain('start')
})

it('offers of documents only their transitions', () => {
  const record = { status: 'published', state: 'inForce' } as const
  expect(publishingMenu({ workflow: 'legal', record, entered: timesOf({}), isDirty: false, now: NOW })).toEqual(['withdraw'])
})
