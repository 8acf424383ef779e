import { expect, type Page } from '../../../../tools/browser/watched-test.ts'
import type { Hand } from './hand.ts'

type Tools = { readonly page: Page; readonly hand: Hand }

/** Searches the list: with its key on a keyboard. */
export const searchList = async ({ page, hand }: Tools, words: string): Promise<void> => {
  const box = page.getByRole('searchbox', { name: '検索' })
  if (hand.device !== 'keyboard') return hand.write(box, words)
  await expect(box).toBeVisible()
  await page.keyboard.press('/')
  await expect(box).toBeFocused()
  return page.keyboard.type(words)
}

/** Saves the form, with its key on a keyboard. */
export const saveForm = async ({ page, hand }: Tools): Promise<void> =>
  hand.device === 'keyboard' ? page.keyboard.press('Control+s') : hand.press(page.getByRole('button', { name: /^保存/ }))

/** Opens the state of a record, which is in a sheet on a phone. */
export const openState = async ({ page, hand }: Tools): Promise<void> => {
  if (hand.device === 'touch') await hand.press(page.getByRole('button', { name: '状態と項目' }))
}

/** Gives a file to a button that asks for one. */
export const giveFile = async ({ page, hand }: Tools, button: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
  const chooser = page.waitForEvent('filechooser')
  await hand.press(page.getByRole('button', { name: button, exact: true }))
  await (await chooser).setFiles(file)
}
