import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { HomePage } from './home.tsx'
import { loadHome } from './load-home.ts'
import { openLoaded } from './testing/open-loaded.tsx'

it('has loaded every word of the home page and of its sections', async () => {
  const missing = await openLoaded({ at: '/captain', load: loadHome, component: HomePage })
  await expect.element(page.getByText('数字で見る')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '白磁の飯碗' })).toBeVisible()
  await expect.element(page.getByText('公開できていないもの')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /サンプルを取り除く/ }).first()).toBeVisible()
  expect([...missing]).toEqual([])
})
