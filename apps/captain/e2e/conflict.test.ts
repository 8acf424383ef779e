import { expect, test } from '../../../tools/browser/watched-test.ts'
import { ownCategory, ownWord, readCategory } from './own-records.ts'
import { expectSaved, save, side } from './record-form.ts'
import { signIn } from './signing-in.ts'

test('two people edit one record: what differs is merged, what collides is asked', async ({ page, browser, watched }) => {
  const other = await watched(await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })).newPage()
  await signIn(page, 'cafe-editor')
  await signIn(other, 'owner')
  const { id, edit } = await ownCategory(page)
  const word = ownWord()
  for (const person of [page, other]) {
    await person.goto(edit)
    await expect(side(person, '説明')).toHaveValue('元の説明')
  }

  await side(other, '説明').fill('大家の説明')
  await save(other)
  await expectSaved(other)
  await side(page, '説明', '英語').fill('The editor’s words')
  await save(page)
  await expect(page.getByText(/ほかの人の変更と合わせて保存済み/).first()).toBeVisible()
  await expect(side(page, '説明')).toHaveValue('大家の説明')

  await other.reload()
  await side(other, '名称').fill(`大家の棚${word}`)
  await side(other, '説明').fill('大家の二つ目の説明')
  await save(other)
  await expectSaved(other)
  await side(page, '名称').fill(`編集の棚${word}`)
  await side(page, '説明').fill('編集の説明')
  await side(page, '説明', '英語').fill('The editor’s second words')
  await save(page)
  const step = page.getByRole('dialog')
  await expect(step).toContainText('大家 港一さんが先に保存しました')
  await expect(step.getByRole('radiogroup')).toHaveCount(2)
  await step
    .getByRole('radiogroup', { name: '説明 / 日本語' })
    .getByRole('radio', { name: /大家 港一さんの変更/ })
    .check()
  await step.getByRole('button', { name: '選んだ内容で保存' }).click()
  await expect(step).toHaveCount(0)
  await expectSaved(page)

  const saved = await readCategory(page, id)
  expect(saved.name.ja).toBe(`編集の棚${word}`)
  expect(saved.lead).toEqual({ ja: '大家の二つ目の説明', en: 'The editor’s second words' })
})
