import { expect } from '../../../../tools/browser/watched-test.ts'
import { read, send, type Json } from './data.ts'
import { job } from './job.ts'

const API = '/api/v1/tenants/cafe/food-category'

job('many records are published at once', { as: 'cafe-editor', mainly: 'keyboard' }, async ({ page, hand, word }) => {
  const make = (name: string) =>
    send(page, API, { name: { ja: name, en: null }, lead: { ja: `一斉の説明${word}`, en: null }, isPublished: false })
  const [first, second] = [`一つ目の棚${word}`, `二つ目の棚${word}`]
  const made = [await make(first), await make(second)]
  const arePublic = () => Promise.all(made.map(async ({ id }) => (await read<Json>(page, `${API}/${String(id)}`))['isPublished']))

  await page.goto(`/captain/tenant/cafe/food-category?q=${word}`)
  if (hand.device === 'touch') {
    await hand.press(page.getByRole('button', { name: `「${first}」の操作` }))
    await hand.press(page.getByRole('menuitem', { name: '選択' }))
    await hand.press(page.getByRole('checkbox', { name: `「${second}」を選択` }))
  } else await hand.press(page.getByRole('checkbox', { name: 'このページをすべて選択' }))
  await expect(page.getByRole('toolbar', { name: '選択した記録の操作' })).toMatchAriaSnapshot(`
    - toolbar "選択した記録の操作":
      - button "選択を解除"
      - status: 2件を選択中
      - button "公開する"
  `)
  await hand.press(page.getByRole('toolbar').getByRole('button', { name: '公開する' }))
  const question = page.getByRole('dialog')
  await expect(question).toContainText('ダイスと珈琲 ころりの2件を公開します。')
  await hand.press(question.getByRole('button', { name: '公開する' }))
  await expect(page.getByText('2件を公開しました')).toBeVisible()
  expect(await arePublic()).toEqual([true, true])
  await hand.press(page.getByRole('button', { name: '元に戻す' }))
  await expect(page.getByText('2件を元に戻しました')).toBeVisible()
  expect(await arePublic()).toEqual([false, false])
})
