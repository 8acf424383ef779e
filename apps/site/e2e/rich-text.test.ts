import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../../../tools/browser/expect-accessible.ts'
import { expect, test } from '../../../tools/browser/watched-test.ts'

const API = '/api/v1/tenants/nyanko/article'
const PLAYER = 'https://www.youtube-nocookie.com/'

type Block = { readonly id: string; readonly type: string; readonly data: Readonly<Record<string, unknown>> }
type Article = { readonly id: string; readonly lockVersion: number; readonly cover: string }

const COLUMNS = ['月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日', '日曜日', '祝日', '備考']

const blocksWith = (file: Readonly<Record<string, unknown>>): readonly Block[] =>
  (
    [
      ['paragraph', { text: '<b>港</b>の<mark>一日</mark>を<code>log</code>に<a href="https://a.example/">書く</a>。' }],
      ['header', { text: '写真', level: 2 }],
      ['image', { file, caption: '港の絵', alt: '港', withBorder: true, withBackground: true, stretched: false }],
      ['image', { file, alt: '港', caption: '', withBorder: false, withBackground: false, stretched: true }],
      ['header', { text: '動画', level: 3 }],
      ['embed', { service: 'youtube', source: '', embed: 'https://www.youtube.com/embed/dQw4w9WgXcQ', caption: '進水式' }],
      ['quote', { text: '海は広い。', caption: '船長', alignment: 'center' }],
      ['linkTool', { link: 'https://a.example/', meta: { title: '港の歴史', description: '開港から百年。', image: { url: file['url'] } } }],
      ['delimiter', {}],
      ['table', { withHeadings: true, content: [COLUMNS, COLUMNS] }],
      ['checkList', { items: [{ text: '灯りをともす', checked: true }] }],
      ['list', { style: 'ordered', meta: {}, items: [{ content: '船を着ける', meta: {}, items: [] }] }],
      ['code', { code: 'const moored = boats.filter((boat) => boat.isMoored && boat.name !== "").map((boat) => boat.name)' }],
    ] as const
  ).map(([type, data], place) => ({ id: `block${place}aaaa`, type, data }))

const staff = (request: APIRequestContext, baseURL: string) => {
  const call = async <Answer>(method: string, path: string, data?: unknown, lockVersion = 0): Promise<Answer> => {
    const answer = await request.fetch(path, { method, data, headers: { origin: baseURL, 'if-match': `"${lockVersion}"` } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.status() === 204 ? (undefined as Answer) : ((await answer.json()) as Answer)
  }
  return call
}

/** Publishes an article with one block of each type in both languages, and deletes it afterwards. */
const withArticle = async (request: APIRequestContext, baseURL: string, read: (path: string) => Promise<void>) => {
  const call = staff(request, baseURL)
  await call('POST', '/api/auth/sign-in/email', { email: 'admin@captain.example', password: process.env['DEMO_PASSWORD'] })
  const { items } = await call<{ readonly items: readonly Article[] }>('GET', `${API}?slug=new-captain-deck`)
  const copy = await call<Article>('POST', `${API}/${items[0]?.id}/duplicate`)
  const media = await call<{ readonly items: readonly Readonly<Record<string, unknown>>[] }>('GET', '/api/v1/tenants/nyanko/media-library')
  const [{ id, url, width, height } = {}] = media.items
  const blocks = blocksWith({ id, url, width, height })
  const changes = { slug: 'all-blocks', body: { ja: { blocks }, en: { blocks } } }
  const changed = await call<Article>('PATCH', `${API}/${copy.id}`, changes, copy.lockVersion)
  const published = await call<Article>('POST', `${API}/${copy.id}/publish`, undefined, changed.lockVersion)
  try {
    await read('/article/all-blocks')
  } finally {
    await call('DELETE', `${API}/${copy.id}`, undefined, published.lockVersion)
  }
}

const watchOutside = (page: Page, baseURL: string): readonly string[] => {
  const asked: string[] = []
  page.on('request', (sent) => {
    if (!sent.url().startsWith(baseURL) && !sent.url().startsWith('data:')) asked.push(sent.url())
  })
  return asked
}

test('an article shows every block, accessible, in both languages, and a video only when asked', async ({
  page,
  request,
  baseURL: origin,
}) => {
  const baseURL = origin ?? ''
  await page.route(`${PLAYER}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><button>player</button>' }))
  await withArticle(request, baseURL, async (path) => {
    for (const [address, name] of [
      [path, 'ja'],
      [`/en${path}`, 'en'],
    ] as const) {
      const asked = watchOutside(page, baseURL)
      await page.goto(address)
      await page.locator('.rt-image img').first().scrollIntoViewIfNeeded()
      await page.setViewportSize({ width: 390, height: 844 })
      if (name === 'ja') await expectAccessible(page, 'site-blocks-ja')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing is wider than the page').toBe(390)
      expect(asked, 'nothing leaves the site by itself').toEqual([])
      await page.locator('.rt-video-play').focus()
      await page.keyboard.press('Enter')
      await expect(page.frameLocator('.rt-video iframe').getByRole('button')).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.frameLocator('.rt-video iframe').getByRole('button')).toBeFocused()
      expect(asked).toEqual([`${PLAYER}embed/dQw4w9WgXcQ?autoplay=1`])
      await page.setViewportSize({ width: 1280, height: 720 })
    }
  })
})

test('a browser without scripts asks for a video no sooner', { tag: '@system' }, async ({ browser, request, watched, baseURL: origin }) => {
  const baseURL = origin ?? ''
  const context = watched(await browser.newContext({ baseURL, javaScriptEnabled: false }))
  const page = await context.newPage()
  await page.route(`${PLAYER}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><button>player</button>' }))
  await withArticle(request, baseURL, async (path) => {
    const asked = watchOutside(page, baseURL)
    await page.goto(path)
    expect(asked, 'nothing leaves the site by itself').toEqual([])
    await page.locator('.rt-video iframe').click()
    await expect.poll(() => asked).toEqual([`${PLAYER}embed/dQw4w9WgXcQ?autoplay=1`])
  })
  await context.close()
})
