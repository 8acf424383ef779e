import { PAGES } from '@captain/auth-core'
import type { Tenant } from '@captain/content-core'
import { TENANTS } from '@captain/tenants'
import { createMemoryHistory, createRouter, type AnyRoute } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import type { RouterContext } from './navigation/before-load-page.ts'
import { routeTree } from './routes.tsx'

const router = createRouter({ routeTree, history: createMemoryHistory(), context: {} as RouterContext })

const guards = Object.fromEntries(
  Object.values(router.routesByPath).map((route: AnyRoute) => [
    (route.fullPath as string).replace(/(?<=.)\/$/, ''),
    route.options.staticData?.guard,
  ]),
)

const tenants = await Promise.all(Object.values(TENANTS).map(async ({ declaration }): Promise<Tenant> => (await declaration()).tenant))

describe('the routes of the back office', () => {
  it('are those of the table that the server goes by, and guarded alike', () => {
    expect(guards).toEqual(PAGES)
  })

  it('say what each page of those who are signed in is for', () => {
    const signedIn = Object.values(router.routesByPath).filter(({ fullPath }: AnyRoute) => /^\/(user|captain|admin)\b/.test(fullPath))
    const titled = signedIn.map((route: AnyRoute) => route.options.staticData).filter((data) => data?.title !== undefined)
    expect(titled.length).toBeGreaterThan(8)
    expect(titled.filter((data) => data?.description === undefined)).toEqual([])
  })

  it('know each tenant by the slug it declares', () => {
    expect(tenants.map(({ slug }) => slug)).toEqual(Object.keys(TENANTS))
    const numbers = tenants.map(({ number }) => number)
    expect(numbers.slice(0, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})
