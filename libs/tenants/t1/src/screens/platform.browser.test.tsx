import type { AnyRecord, ListResponse } from '@captain/content-core'
import { answerJson, inLanguage, seedApi, StoryScreen, type Answering } from '@captain/content-react/story-parts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { screens } from '../captain.ts'
import { en } from '../messages/en.ts'
import { ja } from '../messages/ja.ts'
import { seed } from '../seed.ts'
import { tenant } from '../tenant.ts'

const INVITED = '招待中の担当'
const ACTIVE = '港長'
const RESEND = '招待メールを再送'
/** One red pixel. */
const FACE = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

const nameOf = ({ displayName }: AnyRecord): string => (displayName as { readonly ja: string }).ja

/** The demo people behind the staff API's contract, with accounts; writes are stored. */
const peopleApi = async () => {
  const demo = seedApi(tenant, seed)
  const { items, included } = (await (await demo('/api/v1/tenants/nyanko/user?limit=100&rows=full')).json()) as ListResponse
  const people: AnyRecord[] = items.map((one) => ({
    ...one,
    accountState: nameOf(one) === INVITED ? 'invited' : 'active',
    avatar: nameOf(one) === ACTIVE ? FACE : null,
  }))
  const written: object[] = []
  const at = (name: string): number => people.findIndex((one) => nameOf(one) === name)
  const put = (place: number, changes: object) => {
    const before = people[place] as AnyRecord
    people[place] = { ...before, ...changes, lockVersion: before.lockVersion + 1 }
  }
  const fetch: Answering = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.origin)
    const place = people.findIndex(({ id }) => url.pathname.endsWith(`/user/${id}`))
    if (place >= 0 && init.method === 'PATCH') {
      if (new Headers(init.headers).get('if-match') !== `"${people[place]?.lockVersion}"`)
        return answerJson({ status: 409, code: 'conflict' }, 409)
      written.push(JSON.parse(init.body as string) as object)
      put(place, written.at(-1) as object)
    }
    if (place >= 0) return answerJson({ ...people[place], included })
    if (!url.pathname.endsWith('/user')) return demo(input, init)
    return answerJson({ items: people, next: null, count: { value: people.length, capped: false }, included })
  }
  return { fetch, written, idOf: (name: string) => people[at(name)]?.id ?? '', join: () => put(at(INVITED), { accountState: 'active' }) }
}

const shown = { tenant, messages: { ja, en }, screens, role: 'owner' } as const

const openList = async (type: string, fetch: Answering) => {
  await render(await inLanguage('ja', <StoryScreen {...shown} type={type} screen="list" fetch={fetch} />))
}

const openPerson = async (id: string, fetch: Answering) => {
  await render(await inLanguage('ja', <StoryScreen {...shown} type="user" screen="edit" id={id} fetch={fetch} />))
}

const menuOf = (name: string) => page.getByRole('button', { name: `「${name}」の操作` })
const toasts = (): string => [...document.querySelectorAll('[data-severity]')].map(({ textContent }) => textContent).join(' ')
const leadOf = (name: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('tbody th[scope=row]')].find(({ textContent }) => textContent.includes(name)) ?? null

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1600, 900)
})

describe('an invitation that nobody has followed', () => {
  it('is sent again from the list, once more switched on where it was', async () => {
    const api = await peopleApi()
    await openList('user', api.fetch)
    await menuOf(INVITED).first().click()
    await page.getByRole('menuitem', { name: RESEND }).click()
    await expect.poll(toasts).toContain(`「${INVITED}」に招待メールを再送しました`)
    expect(api.written).toEqual([{ sendInvitation: false }, { sendInvitation: true }])
    await menuOf(ACTIVE).first().click()
    await expect.element(page.getByRole('menuitem').first()).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: RESEND })).not.toBeInTheDocument()
  })

  it('is sent again above the form, unless somebody has joined meanwhile', async () => {
    const api = await peopleApi()
    await openPerson(api.idOf(INVITED), api.fetch)
    await page.getByRole('button', { name: RESEND }).click()
    await expect.poll(toasts).toContain('に招待メールを再送しました')
    const { length } = api.written
    api.join()
    await page.getByRole('button', { name: RESEND }).click()
    await expect.poll(toasts).toContain(`「${INVITED}」はすでに利用を始めています`)
    expect(api.written).toHaveLength(length)
    await expect.element(page.getByRole('button', { name: RESEND })).not.toBeInTheDocument()
  })

  it('has no button where there is none', async () => {
    const api = await peopleApi()
    await openPerson(api.idOf(ACTIVE), api.fetch)
    await expect.element(page.getByRole('heading', { name: ACTIVE })).toBeVisible()
    await expect.element(page.getByRole('button', { name: RESEND })).not.toBeInTheDocument()
  })
})

describe('before a name in a list', () => {
  it('stands the picture, or of people without one the first letter', async () => {
    const api = await peopleApi()
    await openList('user', api.fetch)
    await expect.element(page.getByRole('link', { name: INVITED, exact: true })).toBeVisible()
    expect(leadOf(INVITED)?.querySelector<HTMLElement>('[data-letter]')?.dataset['letter']).toBe('招')
    expect(leadOf(ACTIVE)?.querySelector('img')?.getAttribute('src')).toBe(FACE)
    expect(leadOf(ACTIVE)?.querySelector('[data-letter]')).toBeNull()
  })

  it('stands a site’s letter in its colour, or its logo with a dot of that colour', async () => {
    const demo = seedApi(tenant, seed)
    const { items, included } = (await (await demo('/api/v1/tenants/nyanko/tenant?limit=100&rows=full')).json()) as ListResponse
    const [logo = ''] = Object.keys(included.media)
    const sites = items.map((one) => ({ ...one, logo: one['slug'] === 'cafe' ? logo : null }))
    await openList('tenant', async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin)
      if (!pathname.endsWith('/nyanko/tenant')) return demo(input, init)
      return answerJson({ items: sites, next: null, count: { value: sites.length, capped: false }, included })
    })
    await expect.poll(() => leadOf('星見坂建設')).not.toBeNull()
    const letter = leadOf('星見坂建設')?.querySelector<HTMLElement>('[data-letter]')
    expect([letter?.dataset['letter'], letter?.style.getPropertyValue('--mark')]).toEqual(['星', '#1D5B8F'])
    const cafe = leadOf('ころり')
    expect(cafe?.querySelector('img')?.getAttribute('src')).toEqual(expect.any(String))
    expect(cafe?.querySelector<HTMLElement>('[aria-hidden][style*=background]')?.style.background).toMatch(/^rgb/)
  })
})
