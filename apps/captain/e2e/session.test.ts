import { expect, shoot, test, type Page } from '../../../tools/browser/watched-test.ts'
import { arrive } from './own-account.ts'
import { ownWord } from './own-records.ts'
import { side } from './record-form.ts'
import { signIn, signInByForm } from './signing-in.ts'

const FORM = '/captain/tenant/cafe/food-category/new'

const tokenOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name, value }) => name === 'auth_jwt' && value !== '')?.value

const refusedFrom = (path: string, more = '') => `/auth/not-permission?${new URLSearchParams({ from: path })}${more}`

test('signing out in one window signs out all, and nothing typed is lost', async ({ page, context }) => {
  await signInByForm(page, 'cafe-editor')
  const token = await tokenOf(page)
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  const lifetime = (await context.cookies()).find(({ name }) => name === 'auth_jwt')?.expires ?? 0
  expect(Math.abs(lifetime - Date.now() / 1000 - 86_400)).toBeLessThan(120)

  let reads = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/get-session')) reads += 1
  })
  const typed = `書きかけ${ownWord()}`
  await page.goto(FORM)
  await side(page, '名称').fill(typed)
  await expect.poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).toContain(typed)

  expect(reads, 'the session is read once a page').toBe(1)

  const other = await context.newPage()
  await other.goto('/auth/logout')
  await expect(other.getByRole('heading', { name: 'ログアウトしました' })).toBeVisible()
  await expect(page).toHaveURL(refusedFrom(FORM))
  await expect(page.getByRole('heading', { name: 'ログインしてください' })).toBeVisible()
  await expect(page).toHaveTitle('ログインしてください | にゃんこ港')
  expect(await tokenOf(page)).toBeUndefined()
  const check = await page.request.get('/api/v1/authorized/logins/check_auth_required', { headers: { authorization: `Bearer ${token}` } })
  expect(await check.json(), 'the token ends with its session').toEqual({ value: false })

  await page.getByRole('link', { name: 'ログイン' }).click()
  await page.getByLabel('メールアドレス').fill('cafe-editor@captain.example')
  await page.getByLabel('パスワード', { exact: true }).fill(process.env['DEMO_PASSWORD'] ?? '')
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await expect(page, 'back to the page that was asked for').toHaveURL(FORM)
  await page.getByRole('button', { name: '復元する' }).click()
  await expect(side(page, '名称')).toHaveValue(typed)
})

test('a session that has ended elsewhere shows with the next page', async ({ page, context, baseURL }) => {
  await arrive(context)
  await page.goto('/captain')
  const card = page.getByRole('main').getByRole('link', { name: 'ダイスと珈琲 ころり', exact: true })
  await expect(card).toHaveCount(1)
  const ended = await page.request.post('/api/auth/revoke-sessions', { data: {}, headers: { origin: baseURL ?? '' } })
  expect(ended.ok()).toBe(true)
  await card.click()
  await expect(page).toHaveURL(refusedFrom('/captain/tenant/cafe/today'))
  await expect(page.getByRole('heading', { name: 'ログインしてください' })).toBeVisible()
  expect(await tokenOf(page)).toBeUndefined()
})

test(
  'what can not be checked is not shown, and opens by itself once there is a connection',
  { tag: '@system' },
  async ({ page, context }) => {
    const explanation = page.waitForResponse(/\/captain-assets\/not-permission-/)
    await signIn(page, 'cafe-editor')
    await page.goto('/captain')
    const card = page.getByRole('main').getByRole('link', { name: 'ダイスと珈琲 ころり', exact: true })
    await expect(card).toHaveCount(1)
    // The page that explains it is there before the network goes.
    await (await explanation).finished()
    await context.setOffline(true)
    await card.click()
    await expect(page).toHaveURL(refusedFrom('/captain/tenant/cafe/today', '&why=unchecked'))
    await expect(page.getByRole('heading', { name: '表示できるか確認できませんでした' })).toBeVisible()
    await page.getByRole('button', { name: 'もう一度開く' }).click()
    await expect(page.getByRole('heading', { name: '表示できるか確認できませんでした' })).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/captain\/tenant\/cafe\/[\w-]+$/)
  },
)

test('guards lead there and back before anything is loaded, in the language used last', async ({ page, context, baseURL }) => {
  const lead = async (path: string) => {
    const { url, status } = await page.request
      .get(`${baseURL}${path}`)
      .then((answer) => ({ url: answer.url().replace(baseURL ?? '', ''), status: answer.status() }))
    return [status, url]
  }
  expect(await lead('/captain/tenant'), 'English without a cookie').toEqual([200, `/en${refusedFrom('/captain/tenant')}`])
  await signInByForm(page, 'cafe-editor')
  expect(await lead('/auth/login')).toEqual([200, '/captain'])
  expect(await lead('//captain//tenant/')).toEqual([200, '/captain/tenant'])
  expect(await lead('/captain/nothing')).toEqual([404, '/captain/nothing'])
  await page.goto('/captain/tenant/cafe/nothing')
  await expect(page.getByRole('main')).toContainText('Page not found: /captain/tenant/cafe/nothing')
  for (const path of ['/captain/%2f', '/captain/tenant%5ccafe', '/captain/%E0%A4%A', '/CAPTAIN', '/captain/TENANT']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.locator('body'), path).toContainText('404')
  }
  await shoot(page, 'not-found-in-capitals')

  await context.addCookies([{ name: 'auth_redirect_path', value: encodeURIComponent('/en/captain/tenant'), url: baseURL ?? '' }])
  await page.goto('/captain')
  await expect(page).toHaveURL('/en/captain/tenant')
  expect((await context.cookies()).some(({ name }) => name === 'auth_redirect_path')).toBe(false)
})
