import { expect, test, type Page } from '@playwright/test'
import { ownCategory, ownWord, readCategory } from './own-records.ts'
import { expectSaved, save, side } from './record-form.ts'
import { startReplaceableBuild } from './replaceable-build.ts'
import { signIn } from './signing-in.ts'

/** Remembers the files that the page could not import. */
const rememberMissed = (): void => {
  const missed: string[] = []
  Reflect.set(globalThis, 'missedFiles', missed)
  addEventListener('vite:preloadError', (event) => missed.push((event as Event & { readonly payload: Error }).payload.message))
}

const missedFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'missedFiles') as readonly string[])

/** Has the page load the code that it fetches ahead after its first paint, which would be missed at any moment once its build is gone. */
const loadAhead = async (page: Page): Promise<void> => {
  const codes = [/\/palette-dialogs-[^/]*\.js/, /\/step-up-modal-[^/]*\.js/].map((code) => page.waitForResponse(code))
  await page.clock.fastForward('00:02')
  await Promise.all(codes.map(async (code) => (await code).finished()))
}

// Missing files cause browser errors, so this test does not use the page fixture that fails on them.
test('a build that is replaced under an open tab is told, and never loaded over unsaved text', { tag: '@system' }, async ({ page }) => {
  await using build = await startReplaceableBuild()
  await signIn(page, 'cafe-editor')
  const { id, edit } = await ownCategory(page)
  await page.clock.install()
  await page.addInitScript(rememberMissed)
  await page.goto(`${build.baseUrl}${edit}`)
  const typed = `入れ替えのあいだの説明${ownWord()}`
  await side(page, '説明').fill(typed)
  await loadAhead(page)
  const scriptOf = () => page.evaluate(() => document.querySelector('script[type="module"]')?.getAttribute('src'))
  const first = await scriptOf()

  await build.replace()
  await page.clock.fastForward('05:01')
  const notice = page.getByRole('status').filter({ hasText: '新しいバージョンがあります' })
  await notice.getByRole('button', { name: '読み込み直す' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '保存していない変更があります' })).toBeVisible()

  await page.getByRole('link', { name: 'ホーム', exact: true }).hover()
  // Missed while the text is unsaved, which leaves the reload to the notice.
  for (const code of [/\/home-/, /\/load-home-/])
    await expect.poll(() => missedFiles(page)).toContainEqual(expect.stringMatching(new RegExp(`imported module.*${code.source}`)))
  await expect(side(page, '説明'), 'a page ahead is gone, the text stays').toHaveValue(typed)
  expect(await scriptOf()).toBe(first)

  await save(page)
  await expectSaved(page)
  await page.getByRole('button', { name: '読み込み直す' }).click()
  await expect.poll(scriptOf).not.toBe(first)
  await expect(side(page, '説明')).toHaveValue(typed)
  expect((await readCategory(page, id)).lead.ja).toBe(typed)

  const second = await scriptOf()
  await build.replace()
  await page.getByRole('link', { name: 'ボードゲーム', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ボードゲーム' })).toBeVisible()
  expect(await scriptOf(), 'a page whose code is gone loads itself anew').not.toBe(second)
})
