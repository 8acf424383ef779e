import { expect, shoot, test, type Page } from '../../../tools/browser/watched-test.ts'
import { ownCategory, ownWord } from './own-records.ts'
import { expectSaved, save, side } from './record-form.ts'
import { signIn } from './signing-in.ts'

const NEW = '/captain/tenant/cafe/food-category/new'

const expectKept = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).toContain(text)

test('asks before what was typed is left, and offers it on return', async ({ page }) => {
  await signIn(page, 'cafe-editor')
  const typed = `書きかけ${ownWord()}`
  await page.goto(NEW)
  await side(page, '名称').fill(typed)
  const food = page.getByRole('link', { name: 'フード', exact: true })
  await food.click()
  await expect(page.getByRole('dialog')).toContainText('保存していない変更があります')
  await page.getByRole('button', { name: '編集を続ける' }).click()
  await expect(page).toHaveURL(NEW)
  await expect(side(page, '名称')).toHaveValue(typed)

  await food.click()
  await page.getByRole('button', { name: '離れる' }).click()
  await expect(page).toHaveURL('/captain/tenant/cafe/food')
  await page.goto(NEW)
  await expect(side(page, '名称')).toHaveValue('')
  await shoot(page, 'unsaved-offer')
  await page.getByRole('button', { name: '復元する' }).click()
  await expect(side(page, '名称')).toHaveValue(typed)
  await save(page)
  await expect(page).toHaveURL(/\/edit$/)
  await page.goto(NEW)
  await expect(side(page, '名称')).toHaveValue('')
  await expect(page.getByRole('button', { name: '復元する' }), 'nothing is left once it is saved').toHaveCount(0)
})

test('keeps what was typed when the tab is closed', async ({ page, context }) => {
  await signIn(page, 'cafe-editor')
  const { edit } = await ownCategory(page)
  const typed = `閉じる前の説明${ownWord()}`
  await page.goto(edit)
  await side(page, '説明').fill(typed)
  await expectKept(page, typed)
  await page.close()

  const next = await context.newPage()
  await next.goto(edit)
  await expect(side(next, '説明')).toHaveValue('元の説明')
  await next.getByRole('button', { name: '復元する' }).click()
  await expect(side(next, '説明')).toHaveValue(typed)
  await save(next)
  await expectSaved(next)
  await next.reload()
  await expect(side(next, '説明')).toHaveValue(typed)
})

test('keeps what was typed when the session has ended or the network is gone', async ({ page, context }) => {
  await signIn(page, 'cafe-editor')
  const { edit } = await ownCategory(page)
  const typed = `電波の届かない説明${ownWord()}`
  await page.goto(edit)
  await side(page, '説明').fill(typed)

  await page.route('**/api/v1/**', (route) => route.abort('internetdisconnected'))
  await save(page)
  await expect(page.getByRole('alert')).toContainText('通信できませんでした')
  await expect(side(page, '説明')).toHaveValue(typed)
  await page.unroute('**/api/v1/**')

  await context.clearCookies()
  await save(page)
  await expect(page.getByRole('alert')).toContainText('入力した内容はこの端末に残っています')
  await signIn(page, 'cafe-editor')
  await save(page)
  await expectSaved(page)
  await expect(side(page, '説明')).toHaveValue(typed)
})
