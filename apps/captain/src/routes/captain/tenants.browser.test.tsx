import { Tenants } from '@captain/platform-react/tenants'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { loadTenants } from './load-tenants.ts'
import { openLoaded } from './testing/open-loaded.tsx'

it('has loaded every word of the list of tenants and of its filters', async () => {
  const missing = await openLoaded({ at: '/captain/tenant', load: loadTenants, component: Tenants })
  await expect.element(page.getByRole('searchbox')).toBeVisible()
  await page.getByRole('button', { name: '種別', exact: true }).click()
  await page.getByRole('radio', { name: 'カフェ' }).click()
  await expect.element(page.getByRole('button', { name: '条件をすべて解除' })).toBeVisible()
  expect([...missing]).toEqual([])
})
