import { PAGES } from '@captain/auth-core'
import { routesOf, type Tenant } from '@captain/content-core'
import { createMemoryHistory, createRouter, type AnyRoute } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import type { RouterContext } from './navigation/enter.ts'
import { routeTree } from './routes.tsx'
import { TENANTS } from './tenants.ts'

const router = createRouter({ routeTree, history: createMemoryHistory(), context: {} as RouterContext })

const guards = Object.fromEntries(
  Object.values(router.routesByPath).map((route: AnyRoute) => [
    (route.fullPath as string).replace(/(?<=.)\/$/, ''),
    route.options.staticData?.guard,
  ]),
)

const tenants = await Promise.all(Object.values(TENANTS).map(async (load): Promise<Tenant> => (await load()).tenant))

describe('the routes of the back office', () => {
  it('are those of the table that the server goes by, and guarded alike', () => {
    expect(guards).toEqual(PAGES)
  })

  it('of the tenants follow from their declarations', () => {
    expect(tenants.flatMap((tenant) => routesOf(tenant).map((path) => path.replace('/captain/tenant/', '')))).toMatchInlineSnapshot(`
      [
        "nyanko/article",
        "nyanko/article/new",
        "nyanko/article/:id/edit",
        "nyanko/article/:slug/preview",
        "nyanko/article-category",
        "nyanko/article-category/new",
        "nyanko/article-category/:id/edit",
        "nyanko/faq",
        "nyanko/faq/new",
        "nyanko/faq/:id/edit",
        "nyanko/tenant",
        "nyanko/tenant/new",
        "nyanko/tenant/:id/edit",
        "nyanko/tenant/:parent/tenant-user",
        "nyanko/tenant/:parent/tenant-user/new",
        "nyanko/tenant/:parent/tenant-domain",
        "nyanko/tenant/:parent/tenant-domain/new",
        "nyanko/user",
        "nyanko/user/new",
        "nyanko/user/:id/edit",
        "nyanko/domain",
        "nyanko/domain/new",
        "nyanko/domain/:id/edit",
        "nyanko/registrar",
        "nyanko/registrar/new",
        "nyanko/registrar/:id/edit",
        "shop/order",
        "shop/order/:id/preview",
        "shop/product",
        "shop/product/new",
        "shop/product/:id/edit",
        "shop/product-recommend",
        "shop/product-recommend/new",
        "shop/delivery",
        "shop/payment-bank",
        "shop/payment-card",
        "shop/tokusho",
        "shop/tokusho/new",
        "shop/tokusho/:id/edit",
        "shop/tokusho/:id/preview",
        "shop/privacy-policy",
        "shop/privacy-policy/new",
        "shop/privacy-policy/:id/edit",
        "shop/privacy-policy/:id/preview",
        "shop/term-of-service",
        "shop/term-of-service/new",
        "shop/term-of-service/:id/edit",
        "shop/term-of-service/:id/preview",
        "cafe/article",
        "cafe/article/new",
        "cafe/article/:id/edit",
        "cafe/article/:slug/preview",
        "cafe/event",
        "cafe/event/new",
        "cafe/event/:id/edit",
        "cafe/event/:slug/preview",
        "cafe/faq",
        "cafe/faq/new",
        "cafe/faq/:id/edit",
        "cafe/boardgame",
        "cafe/boardgame/new",
        "cafe/boardgame/:id/edit",
        "cafe/food",
        "cafe/food/new",
        "cafe/food/:id/edit",
        "cafe/drink",
        "cafe/drink/new",
        "cafe/drink/:id/edit",
        "cafe/play",
        "cafe/play/new",
        "cafe/play/:id/edit",
        "cafe/food-category",
        "cafe/food-category/new",
        "cafe/food-category/:id/edit",
        "cafe/drink-category",
        "cafe/drink-category/new",
        "cafe/drink-category/:id/edit",
        "cafe/play-category",
        "cafe/play-category/new",
        "cafe/play-category/:id/edit",
        "cafe/business-day",
        "cafe/business-day/edit",
        "cafe/business-schedule",
        "cafe/business-schedule/new",
        "cafe/business-schedule/:id/edit",
        "cafe/tokusho",
        "cafe/tokusho/new",
        "cafe/tokusho/:id/edit",
        "cafe/tokusho/:id/preview",
        "cafe/privacy-policy",
        "cafe/privacy-policy/new",
        "cafe/privacy-policy/:id/edit",
        "cafe/privacy-policy/:id/preview",
        "cafe/term-of-service",
        "cafe/term-of-service/new",
        "cafe/term-of-service/:id/edit",
        "cafe/term-of-service/:id/preview",
      ]
    `)
  })

  it('know each tenant by the slug it declares', () => {
    expect(tenants.map(({ slug }) => slug)).toEqual(Object.keys(TENANTS))
    expect(tenants.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})
