import { expect, shoot, test, type Page } from '../../../tools/browser/watched-test.ts'
import { ownCategory, ownWord } from './own-records.ts'
import { expectSaved, pickReference, save, side } from './record-form.ts'
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

/** Lets the next request that creates a record of a type wait until it is released. */
const heldCreation = async (page: Page, type: string) => {
  let release = (): void => undefined
  await page.route(
    `**/api/v1/tenants/${type}`,
    async (route) => {
      await new Promise<void>((resolve) => (release = resolve))
      await route.continue()
    },
    { times: 1 },
  )
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(type))
  return { sent, release: () => release() }
}

test('keeps what is typed while a new record is stored for the first time, and the caret', async ({ page }) => {
  await signIn(page, 'owner')
  const word = ownWord()
  await page.goto('/captain/tenant/nyanko/article/new')
  await pickReference(page, 'カテゴリー', 'お知らせ')
  await side(page, 'タイトル').fill(`初めての保存${word}`)
  await side(page, '本文').click()
  await page.keyboard.type('はじめ。')
  const { sent, release } = await heldCreation(page, 'nyanko/article')
  await page.keyboard.press('Control+s')
  await sent
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('captain-draft')))
  await page.keyboard.type('保存の間。')
  await expectKept(page, '保存の間。')
  expect(await drafts()).toEqual([expect.stringContaining(':article:new:')])
  release()
  await expect(page).toHaveURL(/\/article\/\w{26}\/edit$/)
  const id = page.url().split('/').at(-2) ?? ''
  await expect.poll(drafts, 'what was typed since is a draft of the record').toEqual([expect.stringContaining(`:article:${id}:`)])
  await page.keyboard.type('保存の後。')
  await expect(side(page, '本文')).toContainText('はじめ。保存の間。保存の後。')
  await expect(page.getByText('保存していない変更があります').first()).toBeVisible()
  await save(page)
  await expectSaved(page)
  await page.reload()
  await expect(side(page, '本文')).toContainText('はじめ。保存の間。保存の後。')

  // The form of the stored record was not left: back is where it was opened from, and the next new record is empty.
  await page.goto('/captain/tenant/nyanko/article')
  await page.getByRole('button', { name: '新規作成' }).first().click()
  await expect(side(page, 'タイトル')).toHaveValue('')
  await side(page, 'タイトル').fill(`次の記録${word}`)
  await pickReference(page, 'カテゴリー', 'お知らせ')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/article\/\w{26}\/edit$/)
  await page.goBack()
  await expect(page).toHaveURL('/captain/tenant/nyanko/article')
})

test('stores a new record whose form was left, and changes nothing about the next', async ({ page }) => {
  await signIn(page, 'cafe-editor')
  const [left, next] = [`残した分類${ownWord()}`, `次の分類${ownWord()}`]
  await page.goto(NEW)
  await side(page, '名称').fill(left)
  const { sent, release } = await heldCreation(page, 'cafe/food-category')
  await save(page)
  await sent
  await page.getByRole('link', { name: 'フードカテゴリー', exact: true }).first().click()
  await page.getByRole('button', { name: '離れる' }).click()
  await expect(page).toHaveURL('/captain/tenant/cafe/food-category')
  await page.getByRole('button', { name: '新規作成' }).first().click()
  await side(page, '名称').fill(next)
  const offer = page.getByRole('button', { name: '復元する' })
  await expect(offer, 'it would be stored twice').toHaveCount(0)
  release()
  await expect(page.getByText(`「${left}」を作成しました`)).toBeVisible()
  await expect(page).toHaveURL(NEW)
  await expect(offer).toHaveCount(0)
  await expect(side(page, '名称')).toHaveValue(next)
  await save(page)
  await expect(page.getByText(`「${next}」を作成しました`)).toBeVisible()
  await expect(page).toHaveURL(/\/food-category\/\w{26}\/edit$/)
  await expect(side(page, '名称')).toHaveValue(next)
  await page.reload()
  await expect(side(page, '名称')).toHaveValue(next)
  await page.goto(NEW)
  await expect(offer, 'both are stored').toHaveCount(0)
})

test('offers drafts of other new records on the next new record only', { tag: '@system' }, async ({ page }) => {
  await signIn(page, 'cafe-editor')
  const [other, stored] = [`ほかの分類${ownWord()}`, `保存する分類${ownWord()}`]
  await page.goto(NEW)
  await side(page, '名称').fill(other)
  await expectKept(page, other)
  await page.reload()
  const offer = page.getByRole('button', { name: '復元する' })
  await expect(offer).toHaveCount(1)
  await side(page, '名称').fill(stored)
  await save(page)
  await expect(page).toHaveURL(/\/food-category\/\w{26}\/edit$/)
  await expect(offer, 'it would replace what is stored').toHaveCount(0)
  await page.goto(NEW)
  await offer.click()
  await expect(side(page, '名称')).toHaveValue(other)
})

for (const [answer, name] of [
  ['編集を続ける', 'stays'],
  ['離れる', 'leaves'],
] as const)
  test(`${name} where the answer leads that is given after the record is stored`, { tag: '@system' }, async ({ page }) => {
    await signIn(page, 'cafe-editor')
    const word = `答える前に保存${ownWord()}`
    await page.goto('/captain/tenant/cafe/food-category')
    await page.getByRole('button', { name: '新規作成' }).first().click()
    await side(page, '名称').fill(word)
    const { sent, release } = await heldCreation(page, 'cafe/food-category')
    await save(page)
    await sent
    await page.goBack()
    await expect(page.getByRole('dialog')).toContainText('保存していない変更があります')
    release()
    await expect(page.getByText(`「${word}」を作成しました`)).toBeVisible()
    await page.getByRole('button', { name: answer }).click()
    if (answer === '離れる') await expect(page).toHaveURL('/captain/tenant/cafe/food-category')
    else {
      await expect(page).toHaveURL(/\/food-category\/\w{26}\/edit$/)
      await page.goBack()
      await expect(page).toHaveURL('/captain/tenant/cafe/food-category')
    }
  })
