import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { HookContext, TenantHooks } from '../hooks.ts'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let saving: NonNullable<TenantHooks[string]['beforeSave']> = async (values) => values

const hooks: TenantHooks = { shelf: { beforeSave: (values, context) => saving(values, context) } }

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent({ hooks })
})
afterAll(() => content.stop())
beforeEach(() => {
  saving = async (values) => values
})

const shelf = async (code: string): Promise<Json> => content.create('shelf', { code })

describe('a hook of saving', () => {
  it('changes values before they are checked, and knows what was there', async () => {
    const seen: unknown[] = []
    saving = async (values, { before, author }) => {
      seen.push([before?.['code'] ?? null, values['code'], author])
      return { ...values, code: `${String(values['code'])}!` }
    }
    const made = await shelf('A')
    expect(made['code']).toBe('A!')
    expect((await content.patch('shelf', made, { code: 'B' })).body['code']).toBe('B!')
    expect(seen).toEqual([
      [null, 'A', { id: 'editor', name: 'editor さん', role: 'editor' }],
      ['A!', 'B', { id: 'editor', name: 'editor さん', role: 'editor' }],
    ])
  })

  it('gives back nothing that the declaration refuses', async () => {
    saving = async (values) => ({ ...values, code: 'あ' })
    const answer = await content.call('POST', `${STAFF}/shelf`, { body: { code: 'C' } })
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: 'code', rule: 'halfWidth' }] } })
  })

  it('meets whatever has been sent without an accident', async () => {
    for (const body of [{}, { code: null }, { code: [] }, { code: { ja: 1 } }, { nonsense: 1 }])
      expect((await content.call('POST', `${STAFF}/shelf`, { body })).status, JSON.stringify(body)).toBe(422)
  })

  it('puts out one notice for the users of an app, which follows the record until it is due', async () => {
    const genre = await content.create('genre', { name: { ja: 'お知らせの品' } })
    const at = (year: number) => new Date(`${year}-01-01T00:00:00Z`)
    const put = async (code: string, dueAt: Date | null) => {
      saving = async (values, { appNotice, cancelAppNotice }) => {
        if (dueAt === null) await cancelAppNotice(genre.id)
        else await appNotice({ record: genre.id, title: { ja: code, en: null }, dueAt })
        return values
      }
      await shelf(code)
      const { rows } = await content.pool.query('select entry_id, title, due_at, created_by, taken_at from content.app_notice')
      return rows as readonly unknown[]
    }
    const notice = (ja: string, dueAt: Date) => ({
      entry_id: genre.id,
      title: { ja, en: null },
      due_at: dueAt,
      created_by: 'editor',
      taken_at: null,
    })
    await put('N1', at(2130))
    expect(await put('N2', at(2140))).toEqual([notice('N2', at(2140))])
    expect(await put('N3', null)).toEqual([])
    await put('N4', at(2020))
    expect(await put('N5', at(2150))).toEqual([notice('N4', at(2020))])
    expect(await put('N6', null)).toEqual([notice('N4', at(2020))])
  })

  it('takes back with the save what it has done to other records', async () => {
    const genre = await content.create('genre', { name: { ja: '飲み物' } })
    saving = async (values, { update, findForUpdate, reject }) => {
      await update('genre', genre.id, { memo: String(values['code']) })
      const changed = await findForUpdate('genre', genre.id)
      if (changed?.['memo'] === 'bad') reject([{ path: 'code', rule: 'custom', params: { ja: 'だめです', en: 'No' } }])
      return values
    }
    await shelf('good')
    const refused = await content.call('POST', `${STAFF}/shelf`, { body: { code: 'bad' } })
    expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'code', rule: 'custom', message: 'だめです' }] } })
    const read = await content.call('GET', `${STAFF}/genre/${genre.id}`)
    expect(read.body).toMatchObject({ memo: 'good', lockVersion: 2 })
  })

  it('finds records of its tenant only, and none in the trash', async () => {
    const ours = await content.create('genre', { name: { ja: '甘味' } })
    const theirs = await content.call('POST', '/api/v1/tenants/annex/genre', { as: 'annex-owner', body: { name: { ja: '別館' } } })
    await content.call('DELETE', `${STAFF}/genre/${ours.id}`)
    const found: unknown[] = []
    saving = async (values, { findForUpdate, findAll }: HookContext) => {
      found.push(await findForUpdate('genre', ours.id), await findForUpdate('genre', theirs.body.id))
      found.push((await findAll('genre')).filter(({ id }) => id === ours.id || id === theirs.body.id))
      return values
    }
    await shelf('finder')
    expect(found).toEqual([null, null, []])
  })

  it('counts without gaps or repeats, also of many at once and of what is refused', async () => {
    saving = async (values, { nextNumber, reject }) => {
      const number = await nextNumber('shelves')
      if (values['code'] === 'refused') reject([{ path: 'code', rule: 'custom', params: { ja: 'x', en: 'x' } }])
      return { ...values, code: `N-${number}` }
    }
    const codes = ['a', 'refused', 'b', 'refused', 'c', 'd']
    const answers = await Promise.all(codes.map((code) => content.call('POST', `${STAFF}/shelf`, { body: { code } })))
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => String(body['code']))
    expect(made.toSorted()).toEqual(['N-1', 'N-2', 'N-3', 'N-4'])
  })

  it('waits for others where it wants to be alone', async () => {
    let inside = 0
    let most = 0
    saving = async (values, { advisoryLock }) => {
      await advisoryLock('counter')
      inside += 1
      most = Math.max(most, inside)
      await new Promise((resolve) => setTimeout(resolve, 20))
      inside -= 1
      return values
    }
    await Promise.all(['p', 'q', 'r'].map(shelf))
    expect(most).toBe(1)
  })
})
