import type { AnyRecord } from '@captain/content-core'
import { hookContext, recordUnderTest } from '@captain/content-server/hook-testing'
import { expect, it } from 'vitest'
import { server } from '../server.ts'
import { tenant } from '../tenant.ts'

const NOW = new Date('2026-11-22T03:00:00.000Z')

const news = (changes: object): AnyRecord =>
  recordUnderTest({
    id: 'n',
    status: 'published',
    firstPublishedAt: NOW.toISOString(),
    publishFrom: null,
    deletedAt: null,
    pushNotify: true,
    title: { ja: '復旧のお知らせ', en: null },
    ...changes,
  })

const LATER = '2026-11-25T01:00:00.000Z'
const LATEST = '2026-11-28T01:00:00.000Z'

const scheduled = (at: string, changes: object = {}): AnyRecord => news({ firstPublishedAt: at, publishFrom: at, ...changes })

const began = { firstPublishedAt: '2026-11-20T01:00:00.000Z', publishFrom: '2026-11-20T01:00:00.000Z' }

const draft = { status: 'draft', firstPublishedAt: null }

type Action = 'publish' | 'unpublish' | 'update' | 'delete' | 'restore'

/** Returns the app notices that are added and cancelled by a change of a record. */
const noticesOf = async (before: AnyRecord | null, after: AnyRecord, action: Action = 'publish') => {
  const put: unknown[] = []
  const context = hookContext(tenant, 'news', {
    now: NOW,
    appNotice: async (notice) => void put.push(notice),
    cancelAppNotice: async (record) => void put.push(`${record} taken back`),
  })
  await server.hooks?.['news']?.afterChange?.({ action, before, after, note: null, sequence: [action] }, context)
  return put
}

it('tells the apps when news are published for the first time', async () => {
  expect(await noticesOf(news(draft), news({}))).toEqual([{ record: 'n', title: { ja: '復旧のお知らせ', en: null }, dueAt: NOW }])
})

it('tells them from the moment at which scheduled news become public', async () => {
  expect(await noticesOf(news(draft), scheduled(LATER))).toMatchObject([{ dueAt: new Date(LATER) }])
})

it('tells them from another moment when the publication is moved', async () => {
  expect(await noticesOf(scheduled(LATER), scheduled(LATEST))).toMatchObject([{ dueAt: new Date(LATEST) }])
  expect(await noticesOf(scheduled(LATER), news({}))).toMatchObject([{ dueAt: NOW }])
})

it.each<[string, AnyRecord, Action]>([
  ['when it is called off', news(draft), 'unpublish'],
  ['with the record', scheduled(LATER, { deletedAt: NOW.toISOString() }), 'delete'],
  ['when nobody wants it any more', scheduled(LATER, { pushNotify: false }), 'publish'],
])('takes back %s what has not been told', async (_when, after, action) => {
  expect(await noticesOf(scheduled(LATER), after, action)).toEqual(['n taken back'])
})

it('tells again of what comes back from the trash before its time', async () => {
  const gone = scheduled(LATER, { deletedAt: NOW.toISOString() })
  expect(await noticesOf(gone, scheduled(LATER), 'restore')).toMatchObject([{ dueAt: new Date(LATER) }])
})

const gone = news({ ...began, deletedAt: '2026-11-19T01:00:00.000Z' })

it('tells of what comes back from the trash after its time, and was not public in it', async () => {
  expect(await noticesOf(gone, news(began), 'restore')).toMatchObject([{ dueAt: NOW }])
})

it.each<[string, AnyRecord, AnyRecord, Action]>([
  ['news that were public before the trash', news({ ...began, deletedAt: '2026-11-21T01:00:00.000Z' }), news(began), 'restore'],
  ['news that were over before they came back', gone, news({ ...began, publishUntil: '2026-11-21T01:00:00.000Z' }), 'restore'],
  ['news that do not ask for it', news({ ...draft, pushNotify: false }), news({ pushNotify: false }), 'publish'],
  ['a draft that is saved', news(draft), news(draft), 'update'],
  ['public news that are published anew', news({}), news({}), 'publish'],
  ['news that were public once', news({ status: 'draft' }), news({}), 'publish'],
  ['what is saved and not published anew', scheduled(LATER), scheduled(LATER, { publishFrom: LATEST }), 'update'],
  ['news that leave the public side again', news({}), news({ status: 'draft' }), 'unpublish'],
])('does not tell of %s', async (_which, before, after, action) => {
  expect(await noticesOf(before, after, action)).toEqual([])
})
