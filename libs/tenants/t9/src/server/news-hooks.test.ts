import type { AnyRecord } from '@captain/content-core'
import type { HookContext } from '@captain/content-server'
import { expect, it } from 'vitest'
import { newsHooks } from './news-hooks.ts'

const NOW = new Date('2026-11-22T03:00:00.000Z')

const news = (changes: object): AnyRecord =>
  ({
    id: 'n',
    status: 'published',
    firstPublishedAt: NOW.toISOString(),
    publishFrom: null,
    pushNotify: true,
    title: { ja: '復旧のお知らせ', en: null },
    ...changes,
  }) as unknown as AnyRecord

const draft = { status: 'draft', firstPublishedAt: null }

/** What is put out for the apps when a record goes from one version to the next. */
const noticesOf = async (before: AnyRecord | null, after: AnyRecord) => {
  const put: unknown[] = []
  const context = { now: NOW, appNotice: async (notice: unknown) => void put.push(notice) } as unknown as HookContext
  await newsHooks.after?.({ action: 'publish', before, after, note: null }, context)
  return put
}

it('tells the apps when news are published for the first time', async () => {
  expect(await noticesOf(news(draft), news({}))).toEqual([{ record: 'n', title: { ja: '復旧のお知らせ', en: null }, dueAt: NOW }])
})

it('tells them from the moment at which scheduled news become public', async () => {
  const publishFrom = '2026-11-25T01:00:00.000Z'
  expect(await noticesOf(news({ ...draft, publishFrom }), news({ publishFrom }))).toMatchObject([{ dueAt: new Date(publishFrom) }])
})

it.each([
  ['news that do not ask for it', news({ ...draft, pushNotify: false }), news({ pushNotify: false })],
  ['a draft that is saved', news(draft), news(draft)],
  ['public news that are published anew', news({}), news({})],
  ['news that were public once', news({ status: 'draft' }), news({})],
])('does not tell of %s', async (_which, before, after) => {
  expect(await noticesOf(before, after)).toEqual([])
})
