import { expect, test, type Page } from '../../../tools/browser/watched-test.ts'
import { ownCategory, ownWord } from './own-records.ts'
import { signIn } from './signing-in.ts'

const API = '/api/v1/tenants/cafe/drink'

type Drink = {
  readonly id: string
  readonly calories: number | null
  readonly price: { readonly amount: number }
  readonly category: string
}

const origin = (): string => process.env['BASE_URL'] ?? ''

const readDrink = async (page: Page, id: string): Promise<Drink> => (await (await page.request.get(`${API}/${id}`)).json()) as Drink

const ownDrink = async (page: Page, name: string): Promise<Drink> => {
  const { items } = (await (await page.request.get(`${API}?limit=1`)).json()) as { readonly items: readonly Drink[] }
  const answer = await page.request.post(API, {
    headers: { origin: origin() },
    data: {
      name: { ja: name, en: null },
      category: items[0]?.category,
      price: { amount: 500 },
      allergens: ['none'],
      temperature: ['hot'],
      sizes: [{ label: { ja: 'M', en: null }, volumeMl: null, priceDiff: 0, isDefault: true }],
      isAlcohol: false,
      caffeine: 'low',
      isPublished: false,
    },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as Drink
}

test('drinks from a spreadsheet: wrong rows told by their number and left out, the others saved and taken back', async ({ page }) => {
  await signIn(page, 'cafe-editor')
  const word = ownWord()
  const [one, two, three] = [
    await ownDrink(page, `試し茶${word}一`),
    await ownDrink(page, `試し茶${word}二`),
    await ownDrink(page, `試し茶${word}三`),
  ]
  const file = [
    'ID,店内価格（金額）,エネルギー（kcal）,担当者のメモ',
    `${one.id},650,12,`,
    `${two.id},たかい,12,`,
    `01jzzzzzzzzzzzzzzzzzzzzzzz,650,12,`,
    `${three.id},700,0,`,
  ].join('\r\n')

  await page.goto(`/captain/tenant/cafe/drink?q=${word}`)
  await expect(page.getByRole('rowheader')).toHaveCount(3)
  await page.getByRole('button', { name: 'CSV', exact: true }).click()
  await page.getByRole('menuitem', { name: 'CSVから取り込む…' }).click()
  const dialog = page.getByRole('dialog')
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: '飲み物.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${file}`) })
  await expect(dialog.getByRole('heading', { name: /^飲み物.csv/ })).toBeFocused()
  await expect(dialog.getByRole('radio', { name: '今ある記録を更新する' })).toBeChecked()
  await expect(dialog.getByRole('combobox', { name: '「エネルギー（kcal）」を取り込む先' })).toHaveValue('エネルギー（kcal）')
  await button('内容を確認する').click()
  await expect(dialog.getByRole('row', { name: /^3行目 店内価格（金額）/ })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^4行目 ID このキーのデータがありません。/ })).toBeVisible()

  await button('戻る').click()
  await button('内容を確認する').click()
  await button('2件を取り込む').click()
  await expect(dialog.getByText(/^飛ばす場合はチェックを入れてください。/)).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'エラーの2行を飛ばして、残りを取り込む' }).check()
  await button('2件を取り込む').click()
  await expect(dialog.getByRole('heading', { name: '2件を取り込みました' })).toBeVisible()
  expect(await readDrink(page, one.id)).toMatchObject({ calories: 12, price: { amount: 650 } })
  expect(await readDrink(page, two.id)).toMatchObject({ calories: null, price: { amount: 500 } })
  await button('元に戻す').click()
  await expect(dialog.getByRole('heading', { name: '取り込みを元に戻しました' })).toBeVisible()
  expect(await readDrink(page, one.id)).toMatchObject({ calories: null, price: { amount: 500 } })
  await button('閉じる').last().click()

  await page.getByRole('button', { name: 'CSV', exact: true }).click()
  await page.getByRole('menuitem', { name: 'CSVで保存…' }).click()
  const download = page.waitForEvent('download')
  await button('保存する').click()
  expect((await download).suggestedFilename()).toMatch(/^ドリンク-\d{4}-\d{2}-\d{2}\.csv$/)
})

test('many records: published at once with the reason of each that can’t be, and taken back', async ({ page }) => {
  await signIn(page, 'cafe-editor')
  const [one, two] = [await ownCategory(page), await ownCategory(page)]
  const word = ownWord()
  for (const { id } of [one, two]) {
    const { lockVersion } = (await (await page.request.get(`/api/v1/tenants/cafe/food-category/${id}`)).json()) as {
      readonly lockVersion: number
    }
    await page.request.patch(`/api/v1/tenants/cafe/food-category/${id}`, {
      headers: { origin: origin(), 'if-match': `"${lockVersion}"` },
      data: { lead: { ja: `一斉の説明${word}`, en: null } },
    })
  }
  const isPublic = async (id: string) =>
    ((await (await page.request.get(`/api/v1/tenants/cafe/food-category/${id}`)).json()) as { readonly isPublished: boolean }).isPublished

  await page.goto(`/captain/tenant/cafe/food-category?q=${word}`)
  await page.getByRole('checkbox', { name: 'このページをすべて選択' }).click()
  await expect(page.getByText('2件を選択中')).toBeVisible()
  await page.getByRole('toolbar').getByRole('button', { name: '公開する' }).click()
  await expect(page.getByRole('dialog')).toContainText('ダイスと珈琲 ころりの2件を公開します。')
  await page.getByRole('dialog').getByRole('button', { name: '公開する' }).click()
  await expect(page.getByText('2件を公開しました')).toBeVisible()
  expect([await isPublic(one.id), await isPublic(two.id)]).toEqual([true, true])
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(page.getByText('2件を元に戻しました')).toBeVisible()
  expect([await isPublic(one.id), await isPublic(two.id)]).toEqual([false, false])
})
