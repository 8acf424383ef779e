import { expect, type Page } from '../../../../tools/browser/watched-test.ts'
import { smallTargets } from '../small-targets.ts'
import { read, readPublic, send } from './data.ts'
import { job } from './job.ts'
import { searchList } from './parts.ts'

const API = '/api/v1/tenants/cafe/food'

type Dish = { readonly id: string; readonly category: string; readonly image: string }

/** A dish on the site, with the photo of another one. */
const publishedDish = async (page: Page, name: string): Promise<void> => {
  const { items } = await read<{ readonly items: readonly Dish[] }>(page, `${API}?limit=1`)
  const { category, image } = await read<Dish>(page, `${API}/${items[0]?.id ?? ''}`)
  await send(page, API, {
    name: { ja: name, en: null },
    description: { ja: '昼の日替わりです。', en: null },
    category,
    image,
    price: { amount: 900 },
    allergens: ['none'],
    isPublished: true,
  })
}

job('a dish is sold out', { as: 'cafe-editor', mainly: 'touch' }, async ({ page, hand, word }) => {
  const dish = `試しのひと皿${word}`
  await publishedDish(page, dish)
  const isSoldOut = async () =>
    (await readPublic<{ readonly name: string; readonly isSoldOut: boolean }>(page, 'cafe/food?locale=ja&limit=100')).find(
      ({ name }) => name === dish,
    )?.isSoldOut
  expect(await isSoldOut()).toBe(false)

  await page.goto('/captain/tenant/cafe/food')
  await expect(page.getByRole('switch', { name: /：売り切れ$/ }).first()).toBeVisible()
  if (hand.device === 'touch') {
    await expect(page.getByRole('switch', { name: /公開/ }), 'what is public is not under the thumb').toHaveCount(0)
    for (const part of ['header', '[data-list]']) expect(await smallTargets(page, part)).toEqual([])
  }
  await searchList({ page, hand }, word)
  const sold = page.getByRole('switch', { name: `${dish}：売り切れ` })
  await expect(page.getByRole('switch', { name: /：売り切れ$/ })).toHaveCount(1)
  await expect(sold).toHaveText('売り切れ')
  const row = page.locator('[data-row]').filter({ hasText: dish })
  await expect(row).toMatchAriaSnapshot(`- switch "${dish}：売り切れ"`)

  await hand.press(sold)
  await expect(row).toMatchAriaSnapshot(`- switch "${dish}：売り切れ" [checked]`)
  await expect(
    page.locator('[aria-live="polite"]').filter({ hasText: `「${dish}」の「本日売り切れ」をオンにしました` }),
    'a screen reader says it',
  ).toBeAttached()
  await expect.poll(isSoldOut).toBe(true)
  await hand.press(sold)
  await expect(sold).not.toBeChecked()
  await expect.poll(isSoldOut).toBe(false)

  if (hand.device !== 'touch') return
  await hand.press(page.getByRole('button', { name: `「${dish}」の操作` }))
  await hand.press(page.getByRole('menuitem', { name: '非公開にする…' }))
  await expect(page.getByRole('dialog')).toContainText(dish)
})
