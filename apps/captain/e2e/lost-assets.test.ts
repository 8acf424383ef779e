import { expect, test, type Page } from '@playwright/test'
import { ownWord } from './own-records.ts'
import { signIn } from './signing-in.ts'

// Missing files cause browser errors, so these tests do not use the page fixture that fails on them.

const MISSING = '画面の一部を読み込めませんでした'
const EDITOR_STYLE = /captain-assets\/editor-[^/]*\.css/
const EDITOR_CODE = /captain-assets\/editor-[^/]*\.js/
const FORM_CODE = /captain-assets\/form-screen-[^/]*\.js/
const ENTRY = /captain-assets\/index-[^/]*\.js/
const NEW_ARTICLE = '/captain/tenant/cafe/article/new'

/** Stops the requests of a file until it is released; counts them. */
const stop = async (page: Page, address: RegExp, times = Infinity) => {
  let isStopped = true
  let requests = 0
  await page.route(address, (route) => {
    requests += 1
    return isStopped && requests <= times ? route.abort() : route.continue()
  })
  return { requests: () => requests, release: () => void (isStopped = false) }
}

const again = (page: Page) => page.getByRole('button', { name: 'もう一度読み込む' })
const title = (page: Page) => page.getByRole('textbox', { name: /タイトル/ }).first()
const editor = (page: Page) => page.locator('.ProseMirror, .codex-editor, [contenteditable="true"]').first()
const hasStyle = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].some(({ href }) => /captain-assets\/editor-/.test(href ?? '')))

test('one lost style sheet goes unnoticed: it is fetched again, and the page never stops', { tag: '@system' }, async ({ page }) => {
  await signIn(page, 'owner')
  const style = await stop(page, EDITOR_STYLE, 1)
  await page.goto(NEW_ARTICLE)
  await expect(editor(page)).toBeVisible()
  await expect.poll(() => hasStyle(page)).toBe(true)
  expect(style.requests()).toBe(2)
  await expect(page.getByText(MISSING)).toBeHidden()
})

test('a style sheet that stays away leaves the form in use, is told, and arrives on request', { tag: '@system' }, async ({ page }) => {
  await signIn(page, 'owner')
  const style = await stop(page, EDITOR_STYLE)
  await page.goto(NEW_ARTICLE)
  const word = ownWord()
  await title(page).fill(word)
  const notice = page.getByRole('alert').filter({ hasText: MISSING })
  await expect(notice).toContainText('editor.css')
  const before = style.requests()
  await notice.getByRole('button', { name: 'もう一度読み込む' }).click()
  await expect.poll(style.requests).toBeGreaterThan(before)
  await expect(notice).toBeVisible()
  style.release()
  await notice.getByRole('button', { name: 'もう一度読み込む' }).click()
  await expect.poll(() => hasStyle(page)).toBe(true)
  await expect(notice).toBeHidden()
  await expect(title(page)).toHaveValue(word)
})

test('the code of the editor that does not arrive leaves a gap in the form, not a page of errors', { tag: '@system' }, async ({ page }) => {
  await signIn(page, 'owner')
  const code = await stop(page, EDITOR_CODE)
  await page.goto(NEW_ARTICLE)
  const word = ownWord()
  await title(page).fill(word)
  await expect(page.getByText('この部分を読み込めませんでした。').first()).toBeVisible()
  code.release()
  await again(page).first().click()
  await expect(editor(page)).toBeVisible()
  await expect(title(page)).toHaveValue(word)
})

test('a page whose code does not arrive is no failure of the server, and loads on request', { tag: '@system' }, async ({ page }) => {
  await signIn(page, 'owner')
  const code = await stop(page, FORM_CODE)
  await page.goto(NEW_ARTICLE)
  await expect(page.getByRole('heading', { level: 1, name: MISSING })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('form-screen.js')
  await expect(page.getByRole('main')).not.toContainText(/500|Error/)
  await again(page).click()
  await expect(page.getByRole('heading', { level: 1, name: MISSING })).toBeVisible()
  code.release()
  await again(page).click()
  await expect(title(page)).toBeVisible()
})

test('the first script that does not arrive is requested once more, then on request', { tag: '@system' }, async ({ page }) => {
  await signIn(page, 'owner')
  const code = await stop(page, ENTRY)
  await page.goto('/captain')
  await expect(page.getByRole('alert').filter({ hasText: '画面を読み込めませんでした。' })).toBeVisible()
  expect(code.requests()).toBe(2)
  code.release()
  await page.getByRole('link', { name: 'もう一度読み込む' }).click()
  await expect(page.getByRole('link', { name: 'ホーム', exact: true })).toBeVisible()
})
