import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPlannedChanges } from '../public-changes/planned-changes.ts'
import { startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent({
    serverOf: ({ slug }) =>
      slug === 'diner'
        ? { publicQueries: [{ path: '/headlines', params: [], resolve: async (_query, { list }) => ({ items: await list('post') }) }] }
        : {},
  })
})
afterAll(() => content.stop())

const published = async (slug: string, times: { readonly publishFrom?: Date; readonly publishUntil?: Date }): Promise<Json> => {
  const draft = await content.create('post', { title: { ja: slug }, lead: { ja: '要約' }, slug, ...times })
  const { status, body } = await content.transition('post', draft, 'publish')
  expect(status).toBe(200)
  return body
}

const PATHS = ['post', 'post?limit=3', 'headlines', 'post/sitemap'] as const

const showing = async (slug: string): Promise<readonly string[]> => {
  const shown: string[] = []
  for (const path of PATHS) if ((await content.delivered(path)).text.includes(slug)) shown.push(path)
  if ((await content.delivered(`post/${slug}`)).status === 200) shown.push('record')
  return shown
}

const until = (at: Date): Promise<unknown> => delay(at.getTime() - Date.now() + 150)

it('a withdrawal shows at its time, wherever the record was kept', async () => {
  const ends = new Date(Date.now() + 2500)
  await published('leaving', { publishUntil: ends })
  expect(await showing('leaving')).toEqual([...PATHS, 'record'])
  expect(Date.now(), 'the responses are kept before the time').toBeLessThan(ends.getTime())
  await until(ends)
  expect(await showing('leaving')).toEqual([])
})

it('a publication shows at its time, too', async () => {
  const begins = new Date(Date.now() + 2500)
  await published('coming', { publishFrom: begins })
  expect(await showing('coming')).toEqual([])
  expect(Date.now(), 'the responses are kept before the time').toBeLessThan(begins.getTime())
  await until(begins)
  expect(await showing('coming')).toEqual([...PATHS, 'record'])
})

it('a change that comes while a response is made outdates it', async () => {
  const ends = new Date(Date.now() + 1500)
  await published('while-made', { publishUntil: ends })
  const begun = Date.now()
  await until(ends)
  const [diner] = content.services.tenants
  if (diner === undefined) throw new Error('the diner is the first tenant')
  const nextChange = createPlannedChanges(content.services.store)
  expect(await nextChange(diner, begun)).toBe(ends.getTime())
  expect(await nextChange(diner, begun), 'as it is remembered').toBe(ends.getTime())
  expect(await nextChange(diner)).toBeGreaterThan(Date.now())
})
