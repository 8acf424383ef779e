import { expect, type Locator, type Page } from '../../../tools/browser/watched-test.ts'

/** The textbox of one language of a field, in the Japanese interface. */
export const side = (page: Page, label: string, language: '日本語' | '英語' = '日本語'): Locator =>
  page.getByRole('textbox', { name: `${label} ${language}`, exact: true })

/** Picks the record that a reference field should point to. */
export const pickReference = async (page: Page, label: string, name: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^${label} `) }).click()
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
}

/** Gives a picture to an image field: what the page looks like now is a real PNG. */
export const chooseImage = async (page: Page, label: string): Promise<void> => {
  const picture = await page.screenshot()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `${label} 画像を選ぶ` }).click()
  await (await chooser).setFiles({ name: 'picture.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('group', { name: label, exact: true }).last().getByRole('img')).toBeVisible()
}

/** Turns a switch of the form on or off with the space bar. */
export const flip = async (page: Page, label: string): Promise<void> => {
  const control = page.getByRole('switch', { name: label, exact: true })
  const wasOn = await control.isChecked()
  await control.press('Space')
  await expect(control).toBeChecked({ checked: !wasOn })
}

export const save = (page: Page): Promise<void> => page.getByRole('button', { name: /^保存/ }).click()

/** Waits until the form says that everything is saved. */
export const expectSaved = (page: Page): Promise<void> => expect(page.getByText(/^保存済み/).first()).toBeVisible()

/** Expects the message next to the field, which the control names as its description. */
export const expectIssue = async (control: Locator, message: string): Promise<void> => {
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  await expect(control).toHaveAccessibleDescription(new RegExp(message))
}
