import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPage, PAGES } from '@captain/auth-core'
import { linksFor, matchScreen, routesOf, type Tenant } from '@captain/content-core'
import { localizePath, LOCALES, splitLocale } from '@captain/locale'
import { describe, expect, test } from 'vitest'
import { tenants } from '../../apps/server/src/tenants.ts'
import { root } from '../root.ts'
import { titleOfToday } from './expected-title.ts'
import { todayPlaces } from './places.ts'
import { readRoutes } from './read-routes.ts'

const customer = readRoutes(readFileSync(join(root, 'docs/spec/routes.md'), 'utf8'))

/** Our own routes, in addition to the customer's: creation of accounts, and their audit log. */
const OWN_PAGES = ['/auth/sign-up', '/auth/recover', '/auth/enrol', '/auth/verify-email', '/auth/secure-sign-in', '/admin/audit']

const declared = new Map(
  tenants.map((tenant) => {
    const base = `/captain/tenant/${tenant.slug}`
    return [`T${tenant.number}`, routesOf(tenant).map((path) => path.slice(base.length + 1).replace(':parent', ':id'))]
  }),
)

type LinksByName = Readonly<Record<string, Readonly<Record<string, (...params: readonly string[]) => string>>>>

/** The paths of all typed links of a tenant, with their parameters as in the list. */
const linked = (tenant: Tenant): readonly string[] => {
  const links: LinksByName = linksFor(tenant)
  return tenant.contentTypes.flatMap(({ name, parent: under }) =>
    Object.entries(links[name] ?? {}).map(([screen, linkTo]) => {
      const record = screen === 'preview-by-slug' ? ':slug' : ':id'
      return decodeURIComponent(under === null ? linkTo(record) : linkTo(':id', record))
    }),
  )
}

test('the list is read whole', () => {
  expect([customer.pages.length, [...customer.screens.values()].flat().length]).toEqual([14, 238])
})

describe('the customer’s routes', () => {
  test('are the pages of the back office, beside our own', () => {
    const found = Object.keys(PAGES).filter((page) => !page.startsWith('/captain/tenant/'))
    expect(found.toSorted()).toEqual([...customer.pages, ...OWN_PAGES].toSorted())
  })

  test.each([...customer.screens])('of %s are screens of its declaration, which may have more', (tenant, screens) => {
    expect(screens.filter((screen) => declared.get(tenant)?.includes(screen) !== true)).toEqual([])
  })

  test('leave room for the pages that every tenant has', () => {
    const shared = Object.keys(PAGES).flatMap((page) => page.match(/^\/captain\/tenant\/\$tenant\/([a-z-]+)$/)?.[1] ?? [])
    expect(shared).toEqual(['media-library'])
    expect(tenants.filter((tenant) => shared.some((page) => matchScreen(tenant, page) !== null))).toEqual([])
  })

  test('have a typed link each', () => {
    const paths = new Set(tenants.flatMap(linked))
    const listed = tenants.flatMap((tenant) =>
      (customer.screens.get(`T${tenant.number}`) ?? []).map((screen) =>
        [`/captain/tenant/${tenant.slug}`, screen].filter(Boolean).join('/'),
      ),
    )
    expect(listed.filter((path) => !paths.has(path))).toEqual([])
    expect(listed.length).toBe(238)
  })

  test.each([null, ...LOCALES])('lead to their screens under the prefix %s', (prefix) => {
    const lost = tenants.flatMap((tenant) =>
      (customer.screens.get(`T${tenant.number}`) ?? []).filter((screen) => {
        const path = [`/captain/tenant/${tenant.slug}`, screen.replaceAll(/:\w+/g, 'x1')].filter(Boolean).join('/')
        const page = findPage(splitLocale(localizePath(path, prefix)).path)
        return page?.params['tenant'] !== tenant.slug || matchScreen(tenant, page.params['$'] ?? '') === null
      }),
    )
    expect(lost).toEqual([])
  })
})

test('the page of today of each tenant has its own title and takes no address of a screen', () => {
  for (const locale of LOCALES) expect(new Set(tenants.map((tenant) => titleOfToday(tenant, locale))).size).toBe(tenants.length)
  for (const { tenant, path } of todayPlaces) {
    expect(findPage(path)?.address).toBe('/captain/tenant/$tenant/$')
    expect(matchScreen(tenant, path.split('/').at(-1) ?? '')).toBeNull()
  }
})
