import { expect, type Page } from '../../../../tools/browser/watched-test.ts'
import { read, send } from './data.ts'
import { job } from './job.ts'
import { giveFile } from './parts.ts'

const API = '/api/v1/tenants/cafe/drink'

type Drink = {
  readonly id: string
  readonly calories: number | null
  readonly price: { readonly amount: number }
  readonly category: string
}

const readDrink = (page: Page, { id }: Pick<Drink, 'id'>): Promise<Drink> => read(page, `${API}/${id}`)

const ownDrink = async (page: Page, name: string): Promise<Drink> => {
  const { items } = await read<{ readonly items: readonly Drink[] }>(page, `${API}?limit=1`)
  return send(page, API, {
    name: { ja: name, en: null },
    category: items[0]?.category,
    price: { amount: 500 },
    allergens: ['none'],
    temperature: ['hot'],
    sizes: [{ label: { ja: 'M', en: null }, volumeMl: null, priceDiff: 0, isDefault: true }],
    isAlcohol: false,
    caffeine: 'low',
    isPublished: false,
  })
}

job('drinks are brought in from a spreadsheet', { as: 'cafe-editor', mainly: 'keyboard' }, async ({ page, hand, word }) => {
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
  await expect(page.getByRole('link', { name: /^試し茶/ })).toHaveCount(3)
  const menu = page.getByRole('button', { name: 'CSV', exact: true })
  await hand.press(menu)
  await hand.press(page.getByRole('menuitem', { name: 'CSVから取り込む…' }))
  const dialog = page.getByRole('dialog')
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  await giveFile({ page, hand }, 'ファイルを選ぶ', { name: '飲み物.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${file}`) })
  await expect(dialog.getByRole('heading', { name: /^飲み物.csv/ })).toBeFocused()
  await expect(dialog.getByRole('radio', { name: '既存の記録を更新する' })).toBeChecked()
  await expect(dialog.getByRole('combobox', { name: '「エネルギー（kcal）」を取り込む先' })).toHaveValue('エネルギー（kcal）')
  await hand.press(button('内容を確認する'))
  await expect(dialog.getByRole('row', { name: /^3行目 店内価格（金額）/ })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^4行目 ID このキーの記録がありません。/ })).toBeVisible()

  await hand.press(button('戻る'))
  await hand.press(button('内容を確認する'))
  await hand.press(button('2件を取り込む'))
  await expect(dialog.getByText(/^飛ばす場合はチェックを入れてください。/)).toBeVisible()
  await hand.press(dialog.getByRole('checkbox', { name: 'エラーの2行を飛ばして、残りを取り込む' }))
  await hand.press(button('2件を取り込む'))
  await expect(dialog.getByRole('heading', { name: '2件を取り込みました' })).toBeFocused()
  await expect(dialog).toMatchAriaSnapshot(`
    - list "手順":
      - listitem: /完了/
    - heading "2件を取り込みました" [level=3]
    - button "元に戻す"
    - button "閉じる"
  `)
  expect(await readDrink(page, one)).toMatchObject({ calories: 12, price: { amount: 650 } })
  expect(await readDrink(page, two)).toMatchObject({ calories: null, price: { amount: 500 } })
  await hand.press(button('元に戻す'))
  await expect(dialog.getByRole('heading', { name: '取り込みを元に戻しました' })).toBeVisible()
  expect(await readDrink(page, one)).toMatchObject({ calories: null, price: { amount: 500 } })
  await hand.press(button('閉じる').last())

  await hand.press(menu)
  await hand.press(page.getByRole('menuitem', { name: 'CSVで保存…' }))
  const download = page.waitForEvent('download')
  await hand.press(button('保存する'))
  expect((await download).suggestedFilename()).toMatch(/^ドリンク-\d{4}-\d{2}-\d{2}\.csv$/)
})
