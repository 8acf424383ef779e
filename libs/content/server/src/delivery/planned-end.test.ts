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

/** Waits until a time has passed for both, this process and the database. */
const until = async (at: Date): Promise<void> => {
  const hasPassed = async () => {
    const { rows } = await content.pool.query<{ passed: boolean }>('select clock_timestamp() > $1 as passed', [at])
    return rows[0]?.passed === true && Date.now() > at.getTime()
  }
  await expect.poll(hasPassed).toBe(true)
}

type Shown = { readonly before: readonly string[]; readonly after: readonly string[] }

/** Publishes a record that changes soon, and returns how it shows before and after the time. A busy machine gets more time before it. */
const aroundTime = async (slug: string, times: (at: Date) => Parameters<typeof published>[1], leadMs = 2500): Promise<Shown> => {
  const at = new Date(Date.now() + leadMs)
  await published(slug, times(at))
  const before = await showing(slug)
  // The responses have to be kept before the time.
  if (Date.now() >= at.getTime()) return aroundTime(`${slug}-again`, times, leadMs * 3)
  await until(at)
  return { before, after: await showing(slug) }
}

it('a withdrawal shows at its time, wherever the record was kept', async () => {
  const shown = await aroundTime('leaving', (at) => ({ publishUntil: at }))
  expect(shown).toEqual({ before: [...PATHS, 'record'], after: [] })
})

it('a publication shows at its time, too', async () => {
  const shown = await aroundTime('coming', (at) => ({ publishFrom: at }))
  expect(shown).toEqual({ before: [], after: [...PATHS, 'record'] })
})

/** Publishes a record that ends soon, and returns a time between both. A busy machine gets more time for it. */
const planned = async (slug: string, leadMs = 1500): Promise<{ readonly begun: number; readonly ends: Date }> => {
  const ends = new Date(Date.now() + leadMs)
  await published(slug, { publishUntil: ends })
  const begun = Date.now()
  return begun < ends.getTime() ? { begun, ends } : planned(`${slug}-again`, leadMs * 3)
}

it('a change that comes while a response is made outdates it', async () => {
  const { begun, ends } = await planned('while-made')
  await until(ends)
  const [diner] = content.services.tenants
  if (diner === undefined) throw new Error('the diner is the first tenant')
  const nextChange = createPlannedChanges(content.services.store)
  expect(await nextChange(diner, begun)).toBe(ends.getTime())
  expect(await nextChange(diner, begun), 'as it is remembered').toBe(ends.getTime())
  expect(await nextChange(diner)).toBeGreaterThan(Date.now())
})
