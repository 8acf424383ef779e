import { expect, test } from 'vitest'
import { reachableHooks, reachableJob, urlConnectionTest } from './reachable.ts'

const NOW = new Date('2026-11-22T03:00:00.000Z')
const HERE = 'https://bus.example/'

const reaches = async (address: string) => address === HERE
const linkOf = (values: { readonly url?: string; readonly checkedAt?: string }) => ({ url: HERE, checkedAt: null, ...values })

test('a link is due when it has not been looked at for a week', () => {
  const { dueChanges } = reachableJob('url', reaches)
  expect(dueChanges(linkOf({}), NOW)).not.toBeNull()
  expect(dueChanges(linkOf({ checkedAt: '2026-11-15T03:00:00.000Z' }), NOW)).not.toBeNull()
  expect(dueChanges(linkOf({ checkedAt: '2026-11-15T03:00:01.000Z' }), NOW)).toBeNull()
})

test('what is found is kept with its time', async () => {
  const { fetchChanges } = reachableJob('url', reaches)
  expect(await fetchChanges(linkOf({}), NOW)).toEqual({ checkState: 'ok', checkedAt: NOW.toISOString() })
  expect(await fetchChanges(linkOf({ url: 'https://gone.example/' }), NOW)).toEqual({ checkState: 'broken', checkedAt: NOW.toISOString() })
})

test('an address that is typed and not saved says nothing about the record', async () => {
  const { connectionTest } = reachableHooks('url', reaches)
  const tried = (url: string) => connectionTest({ url }, { before: linkOf({}), now: NOW })
  expect(await tried(HERE)).toMatchObject({ storeOnSuccess: { checkState: 'ok' } })
  expect(await tried('https://gone.example/')).not.toHaveProperty('storeOnSuccess')
})

test('a link that leads elsewhere has not been looked at', async () => {
  const { beforeSave } = reachableHooks('url', reaches)
  const saved = (url: string) => beforeSave({ url, checkState: 'ok', checkedAt: 'before' }, { before: linkOf({}) })
  expect(await saved(HERE)).toMatchObject({ checkState: 'ok' })
  expect(await saved('https://gone.example/')).toMatchObject({ checkState: 'unchecked', checkedAt: null })
})

test('a trial alone keeps nothing', async () => {
  const tried = await urlConnectionTest('websiteUrl', reaches)({ websiteUrl: HERE })
  expect(await tried.run(new AbortController().signal)).toBe(true)
  expect(tried).not.toHaveProperty('storeOnSuccess')
  expect(await (await urlConnectionTest('websiteUrl', reaches)({ websiteUrl: null })).run(new AbortController().signal)).toBe(false)
})
