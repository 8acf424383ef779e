import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPage, PAGES } from '@captain/auth-core'
import { matchScreen, routesOf } from '@captain/content-core'
import { localizePath, LOCALES, splitLocale } from '@captain/locale'
import { describe, expect, test } from 'vitest'
import { tenants } from '../../apps/server/src/tenants.ts'
import { root } from '../root.ts'
import { readRoutes } from './read-routes.ts'

const customer = readRoutes(readFileSync(join(root, 'docs/spec/routes.md'), 'utf8'))

/** Our own routes, in addition to the customer's: creation of accounts, and their audit log. */
const OWN_PAGES = ['/auth/sign-up', '/auth/recover', '/auth/enrol', '/auth/verify-email', '/admin/audit']

const declared = new Map(
  tenants.map((tenant) => {
    const base = `/captain/tenant/${tenant.slug}`
    return [`T${tenant.number}`, routesOf(tenant).map((path) => path.slice(base.length + 1).replace(':parent', ':id'))]
  }),
)

test('the list is read whole', () => {
  expect([customer.pages.length, [...customer.screens.values()].flat().length]).toEqual([14, 238])
})

describe('the customer’s routes', () => {
  test('are the pages of the back office, beside our own', () => {
    const found = Object.keys(PAGES).filter((page) => !page.startsWith('/captain/tenant/'))
    expect(found.toSorted()).toEqual([...customer.pages, ...OWN_PAGES].toSorted())
  })

  test.each([...customer.screens])('of %s are the screens of its declaration', (tenant, screens) => {
    expect((declared.get(tenant) ?? []).toSorted()).toEqual(screens.toSorted())
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
