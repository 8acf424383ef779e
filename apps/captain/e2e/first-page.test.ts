import { expect, test, type Page } from '../../../tools/browser/watched-test.ts'
import { ownCategory } from './own-records.ts'
import { signIn } from './signing-in.ts'

/** Returns the style sheets that the document preloads and the page does not use. Runs in the page. */
const unusedStyles = (): readonly string[] => {
  const used = new Set(Array.from(document.styleSheets, ({ href }) => href))
  return Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]'), ({ href }) => href).filter(
    (href) => !used.has(href),
  )
}

/** Opens an address of the back office; answers what it asked the API for, in order, once the heading stands. */
const askedBy = async (page: Page, address: string, heading: string): Promise<readonly string[]> => {
  const asked: string[] = []
  // What the page before still asks for isn't this one's.
  await page.goto('about:blank')
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.method() === 'GET') asked.push(pathname + search)
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
  const left = () => page.evaluate(() => (Reflect.get(globalThis, 'captainPrefetched') as ReadonlyMap<string, unknown>).size)
  await expect.poll(left, { message: 'asked ahead and not used' }).toBe(0)
  await expect.poll(() => page.evaluate(unusedStyles), { message: 'preloaded and not used' }).toEqual([])
  page.removeAllListeners('request')
  return asked
}

test('a page asks for what it needs while its scripts are on the way, and for nothing twice', async ({ page }) => {
  await signIn(page, 'owner')
  const { edit, name } = await ownCategory(page)
  const form = await askedBy(page, edit, name)
  expect(form).toEqual([...new Set(form)])
  const bare = await askedBy(page, '/captain/tenant/cafe/food-category', 'フードカテゴリー')
  expect(bare).toEqual([...new Set(bare)])
  expect(bare).toContain('/api/v1/tenants/cafe/food-category?limit=25')
  const list = await askedBy(page, '/captain/tenant/cafe/food-category?q=%E3%82%AB&page=1', 'フードカテゴリー')
  expect(list).toEqual([...new Set(list)])
  const today = await askedBy(page, '/captain/tenant/cafe/today', '今日')
  expect(today).toEqual([...new Set(today)])
  expect(today).toContain('/api/v1/tenants/cafe/today')
  const home = await askedBy(page, '/captain', 'さん')
  expect(home).toEqual([...new Set(home)])
})

test('scripts and style sheets come as small as the build has packed them', async ({ request }) => {
  const document = await (await request.get('/auth/login')).text()
  const files = [...document.matchAll(/(?:src|href)="(\/captain-assets\/[\w-]+\.(?:js|css))"/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(2)
  for (const encoding of ['br', 'gzip']) {
    const answers = await Promise.all(files.map((file) => request.get(file, { headers: { 'accept-encoding': encoding } })))
    // As it was packed it has its length; what is packed while it is sent has none. A few bytes are sent as they are.
    const sent = answers.map((answer) => {
      const { 'content-encoding': packed, 'content-length': length } = answer.headers()
      return [answer.url(), Number(length) < 600 ? encoding : packed, Number(length) > 0]
    })
    expect(sent).toEqual(answers.map((answer) => [answer.url(), encoding, true]))
  }
})
