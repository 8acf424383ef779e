import { expect } from '../../../../tools/browser/watched-test.ts'
import { addLine } from '../editor.ts'
import { side } from '../record-form.ts'
import { read } from './data.ts'
import { job } from './job.ts'
import { giveFile, openState } from './parts.ts'

job('write and publish an article', { as: 'owner', mainly: 'keyboard', isNarrowToo: true }, async ({ page, hand, word }) => {
  const title = `みなとのあさ${word}`
  await page.goto('/captain/tenant/nyanko/article/new')
  await hand.write(side(page, 'タイトル'), title)
  await hand.write(side(page, 'リード文'), '朝の港を歩きました。')

  const body = side(page, '本文')
  await hand.write(body.last(), '船が帰ってきます。')
  await addLine(page)
  await page.keyboard.type('/')
  const heading = page.getByRole('option', { name: '見出し', exact: true })
  await expect(heading).toBeVisible()
  if (hand.device === 'keyboard') {
    await page.keyboard.type('見出し')
    await page.keyboard.press('Enter')
  } else await hand.press(heading)
  await page.keyboard.type('市場のようす')

  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 36 } })
  await hand.press(page.getByRole('button', { name: 'ローマ字で作る' }))
  const slug = `minatonoasa${word}`
  await expect(page.getByRole('textbox', { name: '公開URL' })).toHaveValue(slug)
  await giveFile({ page, hand }, 'カバー画像 画像を選ぶ', { name: 'asa.png', mimeType: 'image/png', buffer: picture })
  await hand.write(side(page, '画像の説明'), '朝日の差す桟橋')
  await hand.choose(page.getByRole('button', { name: /^カテゴリー / }), page.getByRole('option', { name: /^お知らせ/ }))
  const delivered = `/api/v1/public/nyanko/article/${slug}?locale=ja`
  expect((await page.request.get(delivered)).status()).toBe(404)

  if (hand.device === 'keyboard') await page.keyboard.press('Control+Enter')
  else {
    await openState({ page, hand })
    await hand.press(page.getByRole('button', { name: /^公開する/ }))
  }
  const question = page.getByRole('dialog', { name: '公開の確認' })
  await expect(question).toMatchAriaSnapshot(`
    - dialog "公開の確認":
      - heading "公開の確認" [level=2]
      - text: にゃんこ港の「${title}」を公開します。だれでもサイトで見られるようになります。
      - button "キャンセル"
      - button "公開する"
  `)
  await hand.press(question.getByRole('button', { name: '公開する' }))
  await expect(page.getByText(`「${title}」を公開しました`)).toBeVisible()

  expect(await read(page, delivered)).toMatchObject({
    title,
    body: { blocks: [{ type: 'paragraph' }, { type: 'header', data: { text: '市場のようす' } }] },
  })
  const site = await page.request.get(`/article/${slug}`)
  expect(await site.text()).toContain('市場のようす')
})
