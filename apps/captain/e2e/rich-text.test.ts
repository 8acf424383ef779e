import { expect, test, type Page } from '../../../tools/browser/watched-test.ts'
import { addLine } from './editor.ts'
import { ownWord } from './own-records.ts'
import { pickReference, save, side } from './record-form.ts'
import { signIn } from './signing-in.ts'

type Block = { readonly type: string; readonly data: Readonly<Record<string, unknown>> }
type Article = { readonly body: { readonly ja: { readonly blocks: readonly Block[] } } }

const ARTICLES = '/captain/tenant/nyanko/article'

const body = (page: Page) => side(page, '本文').last()

const addBlock = async (page: Page, name: string) => {
  await body(page).click()
  await page.keyboard.press('End')
  await addLine(page)
  await page.keyboard.press('/')
  await page.getByRole('option', { name, exact: true }).click()
}

const storedBlocks = async (page: Page): Promise<readonly Block[]> => {
  const id = new URL(page.url()).pathname.split('/').at(-2)
  const answer = await page.request.get(`/api/v1/tenants/nyanko/article/${id}`)
  return ((await answer.json()) as Article).body.ja.blocks
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'owner')
  await page.goto(`${ARTICLES}/new`)
  await pickReference(page, 'カテゴリー', 'お知らせ')
  await side(page, 'タイトル').fill(`試しの記事${ownWord()}`)
  await body(page).click()
})

test('pictures, tables, videos and what the server says of a link are saved with the text', async ({ page }) => {
  const picture = await page.screenshot()
  await page.keyboard.type('港の朝')
  await addBlock(page, '画像')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '画像を選ぶ', exact: true }).click()
  await (await chooser).setFiles({ name: 'harbour.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('textbox', { name: '画像の説明（代替テキスト）' }).fill('朝焼けの港')

  await addBlock(page, '動画')
  await page.getByRole('textbox', { name: 'YouTubeのURL' }).fill('https://youtu.be/dQw4w9WgXcQ')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '動画を再生' })).toBeVisible()

  await addBlock(page, 'リンクカード')
  await page.getByRole('textbox', { name: 'リンク先のURL' }).fill('http://127.0.0.1/')
  await page.keyboard.press('Enter')
  await expect(page.getByText('アクセスできません、URLを確認してください', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'URLだけで作成' }).click()

  await addBlock(page, '表')
  await page.getByRole('textbox', { name: '1行1列' }).first().click()
  await page.keyboard.type('鯵')

  await save(page)
  await expect(page).toHaveURL(/\/edit$/)
  const blocks = await storedBlocks(page)
  const dataOf = (type: string) => blocks.find((block) => block.type === type)?.data
  expect(dataOf('paragraph')).toEqual({ text: '港の朝' })
  expect(dataOf('image')).toMatchObject({ alt: '朝焼けの港', file: { url: expect.stringMatching(/^\/media\//) } })
  expect(dataOf('embed')).toMatchObject({ service: 'youtube', embed: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' })
  expect(dataOf('linkTool')).toEqual({ link: 'http://127.0.0.1/', meta: {} })
  expect(dataOf('table')).toMatchObject({
    withHeadings: false,
    content: [
      ['鯵', '', ''],
      ['', '', ''],
    ],
  })

  await page.reload()
  await expect(page.getByRole('textbox', { name: '画像の説明（代替テキスト）' })).toHaveValue('朝焼けの港')
  await expect(page.getByRole('img', { name: '朝焼けの港' })).toBeVisible()
})
