import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { catalogApi } from './testing/catalog-api.ts'
import { dish, someDishes } from './testing/catalog.ts'
import { openCatalog } from './testing/open-catalog.tsx'

it('what the address says of the frame stays while the list changes the rest', async () => {
  await page.viewport(1600, 900)
  const { router } = await openCatalog({ api: catalogApi(someDishes()), type: dish, search: '?q=プ&panel=integrations' })
  await expect.element(page.getByRole('row', { name: /プリン/ })).toBeVisible()
  await page.getByRole('button', { name: '条件をすべて解除', exact: true }).click()
  await expect.poll(() => router.state.location.search).toEqual({ panel: 'integrations' })
})
