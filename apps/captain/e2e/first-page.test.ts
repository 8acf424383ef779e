import { expect, test, type Page } from '../../../tools/browser/watched-test.ts'
import { ownCategory } from './own-records.ts'
import { signIn } from './signing-in.ts'

/** Opens an address of the back office; answers what it asked the API for, in order, once the heading stands. */
const askedBy = async (page: Page, address: string, heading: string): Promise<readonly string[]> => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.method() === 'GET') asked.push(pathname + search)
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
  const left = () => page.evaluate(() => (Reflect.get(globalThis, 'captainAskedAhead') as ReadonlyMap<string, unknown>).size)
  await expect.poll(left, { message: 'asked ahead and not used' }).toBe(0)
  page.removeAllListeners('request')
  return asked
}

test('a page asks for what it needs while its scripts are on the way, and for nothing twice', async ({ page }) => {
  await signIn(page, 'owner')
  const { edit, name } = await ownCategory(page)
  const form = await askedBy(page, edit, name)
  expect(form).toEqual([...new Set(form)])
  const list = await askedBy(page, '/captain/tenant/cafe/food-category?q=%E3%82%AB&page=1', 'フードカテゴリー')
  expect(list).toEqual([...new Set(list)])
  const home = await askedBy(page, '/captain', 'さん')
  expect(home).toEqual([...new Set(home)])
})
