import { expect, test, type Locator, type Page } from '../../../tools/browser/watched-test.ts'
import { ownWord } from './own-records.ts'
import { expectIssue, pickReference, save, side } from './record-form.ts'
import { signIn } from './signing-in.ts'

const NEW = '/captain/tenant/nyanko/article/new'

const language = (page: Page, name: '日本語' | '英語' | '並べて表示') =>
  page.getByRole('radiogroup', { name: '入力する言語' }).getByText(name, { exact: true })

const pane = (page: Page) => page.getByRole('region', { name: 'プレビュー', exact: true })

/** The page in the pane. */
const shown = (page: Page) => pane(page).frameLocator('iframe')

test('a text is written as a page, in one language at a time', async ({ page }) => {
  await signIn(page, 'owner')
  const word = ownWord()
  await page.goto(NEW)
  await side(page, 'タイトル').fill(`潮の記録${word}`)
  await expect(side(page, 'タイトル', '英語')).toBeHidden()
  await language(page, '英語').click()
  await expect(side(page, 'タイトル')).toBeHidden()
  await side(page, 'タイトル', '英語').fill('x'.repeat(200))
  await language(page, '日本語').click()
  await pickReference(page, 'カテゴリー', 'お知らせ')

  // What is wrong in the other language comes into sight.
  await save(page)
  await expectIssue(side(page, 'タイトル', '英語'), '文字以内')
  await expect(side(page, 'タイトル', '英語')).toBeFocused()
  await side(page, 'タイトル', '英語').fill(`Tides ${word}`)
  await language(page, '並べて表示').click()
  await expect(side(page, 'タイトル')).toHaveValue(`潮の記録${word}`)

  // A fold that is closed opens for what is wrong in it.
  const sorting = page.locator('summary', { hasText: '分類' })
  await sorting.click()
  await expect(page.getByRole('button', { name: /^カテゴリー / })).toBeHidden()
  await page.keyboard.press('Control+Shift+F')
  await expect(page.getByRole('link', { name: 'ホーム' })).toBeHidden()
  await save(page)
  await expect(page).toHaveURL(/\/article\/\w{26}\/edit$/)

  // The focus mode goes on in the screen of the stored record.
  const details = page.getByRole('complementary', { name: '状態と項目' })
  const calm = page.getByRole('button', { name: '集中モード' })
  await expect(calm).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: 'ホーム' })).toBeHidden()
  await expect(details).toBeHidden()
  await calm.click()
  await expect(details).toContainText('下書き（まだ公開していません）')
  await page.keyboard.press('Control+Shift+F')
  await expect(details).toBeHidden()
})

test('the page beside the form shows what is typed, of a new record too', async ({ page }) => {
  await signIn(page, 'owner')
  const word = ownWord()
  await page.goto(NEW)
  await pickReference(page, 'カテゴリー', 'お知らせ')
  await page.getByRole('button', { name: '横にプレビュー' }).click()
  await side(page, 'タイトル').fill(`見える題${word}`)
  const heading = shown(page).getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(`見える題${word}`)
  await side(page, '本文').click()
  await page.keyboard.type('波の音がする。')
  await expect(shown(page).getByText('波の音がする。')).toBeVisible()

  await save(page)
  await expect(page).toHaveURL(/\/article\/\w{26}\/edit$/)
  await expect(page.getByRole('button', { name: '横にプレビュー' })).toHaveAttribute('aria-pressed', 'true')
  await expect(heading).toHaveText(`見える題${word}`)
  await language(page, '英語').click()
  await side(page, 'タイトル', '英語').fill(`A sight ${word}`)
  await expect(heading).toHaveText(`A sight ${word}`)
  await pane(page).getByText('スマートフォン', { exact: true }).click()
  await expect
    .poll(() =>
      pane(page)
        .locator('iframe')
        .evaluate((frame) => frame.clientWidth),
    )
    .toBe(390)

  // Nothing of it was stored.
  await page.getByRole('button', { name: '変更を破棄' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '破棄' }).click()
  await expect(heading).not.toHaveText(`A sight ${word}`)
  await page.keyboard.press('Tab')
  await expect(page.getByText(/保存していない変更があります/)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const width of [390, 320])
    test(`the tools of a text fit a thumb and a window of ${width} px`, { tag: '@system' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await signIn(page, 'owner')
      await page.goto(NEW)
      await side(page, '本文').tap()
      await page.keyboard.type('港の猫は朝に歩く。')
      const fits = async (button: Locator) => {
        const { x = -1, width: across = 0, height = 0 } = (await button.boundingBox()) ?? {}
        expect(Math.min(across, height)).toBeGreaterThanOrEqual(44)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + across).toBeLessThanOrEqual(width)
      }
      const tools = await page.getByRole('toolbar', { name: 'ブロックの操作' }).getByRole('button').all()
      expect(tools).toHaveLength(6)
      for (const tool of tools) await fits(tool)
      for (let letters = 0; letters < 3; letters += 1) await page.keyboard.press('Shift+ArrowLeft')
      const struck = page.getByRole('button', { name: '取り消し線' })
      await expect(struck).toBeVisible()
      for (const name of ['取り消し線', '太字', 'リンク']) await fits(page.getByRole('button', { name, exact: true }))
    })
})
