import { drawnPng } from '@captain/testing/drawn-png'
import { expect, test, type Page } from '../../../tools/browser/watched-test.ts'
import { ownWord } from './own-records.ts'
import { signIn } from './signing-in.ts'

const SITE = '/api/v1/tenants/nyanko'
const PAGE = '/captain/tenant/nyanko/media-library'

type Article = { readonly id: string; readonly lockVersion: number; readonly slug: string }
type Asset = { readonly id: string; readonly url: string; readonly width: number; readonly height: number }

const origin = (): string => process.env['BASE_URL'] ?? ''

const call = async <T>(page: Page, method: string, path: string, data?: object, version?: number): Promise<T> => {
  const headers = { origin: origin(), ...(version !== undefined && { 'if-match': `"${version}"` }) }
  const answer = await page.request.fetch(`${SITE}/${path}`, { method, data, headers })
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as T
}

/** Publishes an article with a cover: a copy of one of the demo articles. */
const publishWith = async (page: Page, cover: string): Promise<Article> => {
  const { items } = await call<{ readonly items: readonly Article[] }>(
    page,
    'GET',
    'article?status=published&filter[audience]=public&limit=1',
  )
  const copy = await call<Article>(page, 'POST', `article/${items[0]?.id}/duplicate`)
  const changed = await call<Article>(page, 'PATCH', `article/${copy.id}`, { cover, slug: `media-${ownWord()}` }, copy.lockVersion)
  return call<Article>(page, 'POST', `article/${copy.id}/publish`, undefined, changed.lockVersion)
}

/** Address and size of the cover on the public page. */
const coverOf = async (page: Page, slug: string) => {
  const answer = await page.request.get(`/article/${encodeURIComponent(slug)}`)
  expect(answer.status(), slug).toBe(200)
  const [, image = ''] = /<div class="article-cover">.*?(<img [^>]*>)/s.exec(await answer.text()) ?? []
  const valueOf = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(image)?.[1] ?? ''
  return { url: valueOf('src'), width: Number(valueOf('width')) }
}

const choose = async (page: Page, button: string, name: string, png: Buffer): Promise<void> => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button, exact: true }).click()
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer: png })
}

test('a file is uploaded, tagged, cropped and replaced, and a public page shows each of it', async ({ page }) => {
  await signIn(page, 'owner')
  const word = ownWord()
  const seed = Number.parseInt(word, 16)
  await page.goto('/captain/tenant/nyanko')
  await page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: 'メディア' }).click()
  await expect(page).toHaveURL(PAGE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('メディア')
  await expect(page.getByRole('navigation', { name: '現在の場所' })).toHaveText(/にゃんこ港.*メディア/)

  await choose(page, 'アップロード', `港${word}.png`, drawnPng(800, 400, seed))
  await expect(page.getByRole('region', { name: 'アップロード' }).getByText('1件をアップロードしました')).toBeVisible()
  await page.getByRole('searchbox').fill(`港${word}`)
  await page.getByRole('button', { name: new RegExp(`港${word}`) }).click()
  const details = page.getByRole('dialog', { name: 'ファイルの詳細' })
  await details.getByRole('combobox', { name: 'タグ' }).fill(`試し${word}`)
  await page.keyboard.press('Enter')
  await details.getByRole('textbox', { name: '代替テキスト（日本語）' }).fill('朝の港')
  await details.getByRole('button', { name: '変更を保存' }).click()
  await expect(details.getByText('保存しました。')).toBeVisible()

  const { items } = await call<{ readonly items: readonly Asset[] }>(page, 'GET', `media-library?q=${encodeURIComponent(`港${word}`)}`)
  const [asset] = items
  if (asset === undefined) throw new Error('the file was not stored')
  const { slug } = await publishWith(page, asset.id)
  expect(await coverOf(page, slug)).toEqual({ url: asset.url, width: 800 })

  await page.reload()
  await expect(details.getByRole('listitem').getByText('公開中')).toBeVisible()
  await details.getByRole('button', { name: '切り抜く' }).click()
  await details.getByRole('combobox', { name: '縦横比' }).selectOption('1:1')
  await details.getByRole('button', { name: 'この範囲で切り抜く' }).click()
  await expect(details.getByText('400 × 400 px')).toBeVisible()
  const cropped = await coverOf(page, slug)
  expect(cropped.width).toBe(400)
  expect(cropped.url).not.toBe(asset.url)
  // Who has the earlier address sees the crop.
  expect((await page.request.get(asset.url)).url()).toBe(new URL(cropped.url, origin()).href)

  await choose(page, 'ファイルを入れ替える', `灯台${word}.png`, drawnPng(600, 300, seed + 1))
  const question = page.getByRole('dialog', { name: 'ファイルの入れ替え' })
  await expect(question.getByText('公開中のページも、すぐに変わります。')).toBeVisible()
  await question.getByRole('button', { name: '入れ替える' }).click()
  await expect(details.getByText('600 × 300 px')).toBeVisible()
  await expect.poll(async () => (await coverOf(page, slug)).width).toBe(600)

  await details.getByRole('button', { name: '元に戻す' }).click()
  await expect(details.getByText('400 × 400 px')).toBeVisible()
  await details.getByRole('button', { name: '切り抜きをやめる' }).click()
  await expect(details.getByText('800 × 400 px')).toBeVisible()
  expect((await coverOf(page, slug)).width).toBe(800)
  await expect(details.getByRole('button', { name: 'ライブラリから削除' })).toBeDisabled()

  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'タグ', exact: true }).click()
  // Its choices close with the press.
  await page.getByRole('radio', { name: new RegExp(`試し${word}`) }).click({ force: true })
  await expect(page.getByRole('list', { name: 'ファイル' }).getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveURL(/tag=\w{26}/)
})
