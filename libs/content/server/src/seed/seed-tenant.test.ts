import type { Seed } from '@captain/content-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startContent, STAFF, type ContentUnderTest } from '../testing/content-under-test.ts'
import { diner } from '../testing/test-tenants.ts'
import { seedTenant } from './seed-tenant.ts'

const NAMES = ['前菜', '主菜', '甘味']

let content: ContentUnderTest

beforeEach(async () => {
  content = await startContent()
})

afterEach(() => content.stop())

const seedUpTo =
  (most: number): Seed =>
  async ({ create, picture }) => {
    for (const [place, name] of NAMES.entries()) {
      if (place === most) throw new Error('the power went out')
      await picture({ name, color: '#7A4A2B', width: 64, height: 48 })
      await create('genre', { name: { ja: name }, slug: `g${place}`, isPublished: true })
    }
    await create('notice', { title: '休業', slug: 'closed', shelf: null }, { state: 'published' })
    await create('notice', { title: '再開', slug: 'open' }, { state: 'published' })
  }

const whole = seedUpTo(NAMES.length)
const seedDiner = (seed: Seed) => seedTenant(content.services, diner, seed)
const titlesOf = async (type: string, name: string) => {
  const { body } = await content.call('GET', `${STAFF}/${type}`)
  return (body['items'] as readonly Record<string, unknown>[]).map((item) => item[name])
}
const countOf = async (table: string) => {
  const { rows } = await content.pool.query<{ count: number }>(`select count(*)::int as count from content.${table}`)
  return rows[0]?.count
}

describe('demo records', () => {
  it('are whole after a seeding that was cut short and begun again, each there once', async () => {
    await expect(seedDiner(seedUpTo(2))).rejects.toThrow('the power went out')
    expect(await countOf('entry')).toBe(0)
    await seedDiner(whole)
    expect(await titlesOf('genre', 'name')).toEqual(NAMES.map((ja) => ({ ja, en: null })))
    expect(await countOf('media')).toBe(NAMES.length)
  })

  it('stand in lists as if somebody had made them one after the other', async () => {
    await seedDiner(whole)
    expect(await titlesOf('notice', 'title')).toEqual(['再開', '休業'])
  })

  it('are public at once', async () => {
    await seedDiner(whole)
    expect((await content.delivered('notice')).body['items']).toHaveLength(2)
  })

  it('may show a document, which is one file however often it is asked for', async () => {
    const plan = { name: '事業計画', type: 'pdf', color: '#0F766E' } as const
    const ids: string[] = []
    await seedDiner(async ({ file }) => {
      for (const request of [plan, plan, { ...plan, name: '事業報告' }]) ids.push(await file(request))
    })
    expect(new Set(ids).size).toBe(2)
    const { rows } = await content.pool.query('select original_name, mime_type, width from content.media order by id')
    expect(rows).toEqual([
      { original_name: '事業計画.pdf', mime_type: 'application/pdf', width: null },
      { original_name: '事業報告.pdf', mime_type: 'application/pdf', width: null },
    ])
  })

  it('come once, however many servers start at once', async () => {
    const other = await content.second()
    await Promise.all([seedDiner(whole), seedTenant(other, diner, whole)])
    await seedDiner(whole)
    expect(await countOf('entry')).toBe(NAMES.length + 2)
  })

  it('do not come to a tenant that has pictures or has had records of its own', async () => {
    const genre = await content.create('genre', { name: { ja: '自前' } })
    await content.call('DELETE', `${STAFF}/genre/${genre.id}`, { headers: { 'if-match': `"${genre.lockVersion}"` } })
    await content.pool.query('delete from content.entry')
    await seedDiner(whole)
    expect(await countOf('entry')).toBe(0)
  })
})
