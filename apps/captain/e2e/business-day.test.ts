import { expect, test, type Page } from '../../../tools/browser/watched-test.ts'
import { expectSaved, save } from './record-form.ts'
import { signIn } from './signing-in.ts'

const LIST = '/captain/tenant/cafe/business-day'

const tomorrow = (): string => {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' })
  return day.format(new Date(Date.now() + 86_400_000)).replaceAll('-', '/')
}

const row = (page: Page, day: string) => page.getByRole('group', { name: day, exact: true })

test('the café’s week: seen with its calendar, changed whole, from a day on', async ({ page }) => {
  await signIn(page, 'cafe-editor')
  await page.goto(LIST)
  await expect(page.getByRole('row', { name: /^金曜日 13:00–25:00 24:00/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^火曜日 休み.*定休日/ })).toBeVisible()
  const exception = page.getByRole('link', { name: /の例外「貸切（貸切）」を編集$/ })
  await expect(exception).toBeVisible()
  await expect(page.getByRole('cell').and(page.locator('[aria-current="date"]'))).toHaveCount(1)
  await exception.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('貸切')

  await page.goto(LIST)
  await page.getByRole('button', { name: '営業時間を編集' }).click()
  await expect(page).toHaveURL(`${LIST}/edit`)
  await expect(row(page, '月曜日').getByRole('textbox', { name: '月曜日 開店' })).toHaveValue('13:00')

  const note = (language: string) => row(page, '火曜日').getByRole('textbox', { name: `火曜日の備考 ${language}` })
  await note('英語').fill('')
  await note('日本語').fill('')
  await expect(note('日本語'), 'a note that is emptied stays open').toBeFocused()
  await note('日本語').fill('定休日')

  // What began in the past stays as it was.
  await row(page, '月曜日').getByRole('textbox', { name: '月曜日 閉店' }).fill('25時')
  await row(page, '月曜日').getByRole('button', { name: '月曜日の内容をすべての曜日にコピー' }).click()
  await expect(row(page, '火曜日').getByRole('textbox', { name: '火曜日 閉店' })).toHaveValue('25:00')
  await save(page)
  await expect(page.getByText(/^今日（.+）以降の日付を入力してください。$/)).toBeVisible()
  await page.locator('#copied-week').getByRole('button', { name: '元に戻す' }).click()
  await expect(row(page, '火曜日').getByRole('switch')).not.toBeChecked()

  await page.getByRole('button', { name: '今日から適用する' }).click()
  await page.getByRole('textbox', { name: '適用開始日' }).fill(tomorrow())
  await row(page, '月曜日').getByRole('textbox', { name: '月曜日 最終入店' }).fill('26:00')
  await save(page)
  await expect(page.getByText('25:00までの時刻を入力してください。')).toBeVisible()
  await row(page, '月曜日').getByRole('textbox', { name: '月曜日 最終入店' }).fill('24:00')
  await save(page)
  await expectSaved(page)

  await page.goto(LIST)
  await expect(page.getByRole('heading', { name: /からの営業時間 適用予定$/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^月曜日 13:00–23:00/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^月曜日 13:00–25:00 24:00/ })).toBeVisible()
})

test('the café’s week on a phone, and for those who only read', { tag: '@system' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'viewer')
  await page.goto(LIST)
  await expect(page.locator('#main').getByText('閲覧のみ')).toBeVisible()
  await expect(page.getByRole('button', { name: '営業時間を編集' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /の例外「17時で閉店/ }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
