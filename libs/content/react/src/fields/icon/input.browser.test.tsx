import { icon } from '@captain/content-core'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { json, loadWords, openFields } from '../testing/open-fields.tsx'

const LISTED = [
  ['anchor', 'map ship boat'],
  ['train', 'vehicles rail'],
] as const

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})

it('finds drawings by words in Japanese, and takes the one that is pressed', async () => {
  const answers = (url: URL) => (url.pathname === '/icons/menu.json' ? json(LISTED) : null)
  await openFields({ mark: icon({}) }, { values: { mark: null }, answers })
  const field = page.getByRole('button', { name: /mark欄/ })
  await field.click()
  const search = page.getByRole('dialog').getByRole('textbox')
  await expect.element(search).toHaveFocus()
  await expect.element(page.getByRole('button', { name: '猫', exact: true })).toBeVisible()
  await search.fill('電車')
  await expect.element(page.getByRole('button', { name: '猫', exact: true })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'train', exact: true }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(field).toHaveTextContent('train')
})
