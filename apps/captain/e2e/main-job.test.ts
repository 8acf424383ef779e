import { createDemoFolder } from '@captain/testing/data-folder'
import { startServer, type RunningServer } from '@captain/testing/server'
import { TENANTS } from '@captain/tenants'
import { expectAccessible } from '../../../tools/browser/expect-accessible.ts'
import { expect, shoot, test, type Page } from '../../../tools/browser/watched-test.ts'
import { chooseImage, expectIssue, expectSaved, flip, pickReference, save, side } from './record-form.ts'
import { signInByForm } from './signing-in.ts'

const DISH = 'さざなみカレー'
const SLUG = 'harbour-lantern'

type Delivered = { readonly items: readonly { readonly name: string }[] }

// A separate server, because the test stops and kills it.
let server: RunningServer

test.beforeEach(async () => {
  server = await startServer({ dataDir: await createDemoFolder() })
})

test.afterEach(() => server?.dispose())

test(
  'a newcomer’s way from the public home page to a published article, and through restarts',
  { tag: '@system' },
  async ({ page, context }) => {
    const at = (path: string) => `${server.baseUrl}${path}`
    const dishes = async (locale: 'ja' | 'en' = 'ja') => {
      const answer = await context.request.get(at(`/api/v1/public/cafe/food?locale=${locale}&limit=100`))
      return ((await answer.json()) as Delivered).items.map(({ name }) => name)
    }

    await test.step('1. the public home page greets in both languages, with the newest articles', async () => {
      await page.goto(at('/'))
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ひとつの港に/)
      await expect(page.getByRole('link', { name: '港にあたらしい管理画面がやってきた' })).toBeVisible()
      await page.goto(at('/en'))
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/one harbour/)
      await expect(page.getByRole('link', { name: 'A new captain’s deck' })).toBeVisible()
    })

    await test.step('2. signing in and out', async () => {
      await page.goto(at('/auth/login'))
      await page.getByRole('button', { name: 'ログイン', exact: true }).click()
      await expect(page.getByText('メールアドレスを入力してください。')).toBeVisible()
      await page.getByLabel('メールアドレス').fill('owner@captain.example')
      await page.getByLabel('パスワード', { exact: true }).fill('not-the-password')
      await page.getByRole('button', { name: 'ログイン', exact: true }).click()
      await expect(page.getByRole('alert')).toContainText('メールアドレスかパスワードが違います')
      await expect(page.getByLabel('メールアドレス')).toHaveValue('owner@captain.example')
      await expectAccessible(page, '2-login')

      await signInByForm(page, 'owner', server)
      await page.goto(at('/auth/login'))
      await expect(page).toHaveURL(at('/captain'))
      await page.goto(at('/auth/logout'))
      await expect(page.getByRole('heading', { name: 'ログアウトしました' })).toBeVisible()
      await expectAccessible(page, '2-logout')
      await page.goto(at('/captain/tenant/cafe/food'))
      await expect(page).toHaveURL(at('/auth/not-permission?from=%2Fcaptain%2Ftenant%2Fcafe%2Ffood'))
      await page.getByRole('link', { name: 'ログイン' }).click()
      await page.getByLabel('メールアドレス').fill('owner@captain.example')
      await page.getByLabel('パスワード', { exact: true }).fill(server.demoPassword)
      await page.getByRole('button', { name: 'ログイン', exact: true }).click()
      await expect(page, 'back to the page that was asked for').toHaveURL(at('/captain/tenant/cafe/food'))
    })

    await test.step('3. the tenants, and the list of dishes', async () => {
      await page.goto(at('/captain'))
      const tenants = page.getByRole('region', { name: 'あなたのサイト' })
      await expect(tenants.getByRole('link', { name: /にゃんこ港|箱庭日用品店|ころり/ })).toHaveCount(3)
      await expect(tenants.locator(':scope > ul > li')).toHaveCount(Object.keys(TENANTS).length)
      await expectAccessible(page, '3-tenants')
      await tenants.getByRole('link', { name: 'ダイスと珈琲 ころり', exact: true }).click()
      await page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: 'フード', exact: true }).click()
      await expect(page).toHaveURL(at('/captain/tenant/cafe/food'))
      // Heads of groups head rows too, and lead nowhere.
      const rows = page.getByRole('rowheader').filter({ has: page.getByRole('link') })
      await expect(rows).toHaveCount(7)
      await expectAccessible(page, '3-list')

      await page.getByRole('searchbox', { name: '検索' }).fill('ﾎﾟﾃﾄ')
      await expect(rows).toHaveText(['片手で食べるポテト'])
      await page.getByRole('searchbox', { name: '検索' }).fill('')
      await expect(rows).toHaveCount(7)

      await page.getByRole('button', { name: 'カテゴリー' }).click()
      await page.getByRole('checkbox', { name: '甘いもの' }).check()
      await page.keyboard.press('Escape')
      await expect(rows).toHaveCount(2)
      await page.getByRole('button', { name: '店内価格' }).click()
      await expect(rows.first()).toHaveText(/ダイスクッキー/)
      await page.getByRole('button', { name: '店内価格' }).click()
      await expect(rows.first()).toHaveText(/バスクチーズケーキ/)
      await shoot(page, '3-list-narrowed')
      await page.reload()
      await expect(rows, 'the address holds what the list shows').toHaveText([/バスクチーズケーキ/, /ダイスクッキー/])

      await page.goto(at('/captain/tenant/cafe/food'))
      await page.getByRole('button', { name: '「ころりカレー」の操作' }).click()
      await expect(page.getByRole('menuitem')).toContainText([/編集/, /複製/])
      await page.keyboard.press('Escape')
    })

    await test.step('4. a category and a dish: refused, created, changed, public at once, and off again', async () => {
      await page.goto(at('/en/captain/tenant/cafe/food-category/new'))
      await page.getByRole('textbox', { name: 'Name English' }).fill('From the bay')
      await page.getByRole('button', { name: /^Save/ }).click()
      await expectIssue(page.getByRole('textbox', { name: 'Name Japanese' }), 'Fill in this field.')
      await expect(page.getByRole('textbox', { name: 'Name English' })).toHaveValue('From the bay')
      await page.getByRole('textbox', { name: 'Name Japanese' }).fill('入り江のひと皿')
      await flip(page, 'Published')
      await page.getByRole('button', { name: /^Save/ }).click()
      await expect(page).toHaveURL(/\/en\/captain\/tenant\/cafe\/food-category\/\w{26}\/edit$/)

      await page.goto(at('/captain/tenant/cafe/food'))
      await page.getByRole('button', { name: '新規作成' }).click()
      await side(page, 'メニュー名').fill('長'.repeat(31))
      await side(page, 'メニュー名', '英語').fill('Ripple curry')
      const amount = page.getByRole('group', { name: '店内価格' }).getByRole('textbox', { name: '金額（円）' })
      await amount.fill('１２００')
      await save(page)
      await expectIssue(side(page, 'メニュー名'), '30')
      await expect(page.getByRole('group', { name: 'アレルゲン', exact: true })).toHaveAccessibleDescription(/選択してください/)
      await expect(side(page, 'メニュー名'), 'what was typed stays').toHaveValue('長'.repeat(31))
      await expect(side(page, 'メニュー名', '英語')).toHaveValue('Ripple curry')

      await side(page, 'メニュー名').fill(DISH)
      await expect(side(page, 'メニュー名')).not.toHaveAttribute('aria-invalid')
      await pickReference(page, 'カテゴリー', '入り江のひと皿')
      await chooseImage(page, '写真')
      await side(page, '写真の説明').fill('深い皿に盛ったカレー')
      await side(page, '説明').fill('魚介のだしで煮込んだ、波のようにやさしいカレーです。')
      await side(page, '説明', '英語').fill('A curry as gentle as ripples.')
      for (const name of ['小麦', 'えび']) await page.getByRole('checkbox', { name, exact: true }).check()
      await expectAccessible(page, '4-filled')
      await save(page)
      await expect(page).toHaveURL(/\/captain\/tenant\/cafe\/food\/\w{26}\/edit$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(DISH)
      await expect(amount).toHaveValue(/1,?200/)

      await amount.fill('1350')
      await save(page)
      await expectSaved(page)
      await page.reload()
      await expect(amount).toHaveValue(/1,?350/)
      expect(await dishes()).not.toContain(DISH)

      await flip(page, '公開する')
      await save(page)
      await expectSaved(page)
      expect(await dishes()).toContain(DISH)
      expect(await dishes('en')).toContain('Ripple curry')

      await page.goto(at('/captain/tenant/cafe/food'))
      await page.getByRole('switch', { name: `${DISH}：公開` }).click()
      await expect(page.getByRole('switch', { name: `${DISH}：公開` })).not.toBeChecked()
      await expect.poll(() => dishes()).not.toContain(DISH)
    })

    await test.step('5. an article: drafted in both languages, previewed, published, read', async () => {
      await page.goto(at('/captain/tenant/nyanko/article/new'))
      await page.getByText('並べて表示', { exact: true }).click()
      await side(page, 'タイトル').fill('港に灯がともる夜')
      await side(page, 'タイトル', '英語').fill('Harbour lantern')
      await page.getByRole('button', { name: '英語のタイトルから作る' }).click()
      await expect(page.getByRole('textbox', { name: '公開URL' })).toHaveValue(SLUG)
      await side(page, 'リード文').fill('年に一度、港じゅうの灯がともる夜の話です。')
      await chooseImage(page, 'カバー画像')
      await side(page, '画像の説明').fill('灯のともった桟橋')
      for (const [language, text] of [
        ['日本語', '潮の音を聞きながら、ねこたちは灯をともしました。'],
        ['英語', 'To the sound of the tide the cats lit their lanterns.'],
      ] as const) {
        await side(page, '本文', language).click()
        await page.keyboard.type(text)
      }
      await pickReference(page, 'カテゴリー', 'お知らせ')
      await save(page)
      await expect(page).toHaveURL(/\/captain\/tenant\/nyanko\/article\/\w{26}\/edit$/)

      for (const path of [`/article/${SLUG}`, `/en/article/${SLUG}`, `/api/v1/public/nyanko/article/${SLUG}`]) {
        expect((await context.request.get(at(path))).status(), `${path} before publishing`).toBe(404)
      }

      await page.goto(at(`/captain/tenant/nyanko/article/${SLUG}/preview`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/プレビュー中（未公開）/)
      const frame = page.frameLocator('iframe')
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText('港に灯がともる夜')
      await expect(frame.getByText('潮の音を聞きながら')).toBeVisible()
      await page.getByText('英語', { exact: true }).click()
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Harbour lantern')
      await expectAccessible(page, '5-preview')

      await page.getByRole('button', { name: '編集' }).click()
      await page.getByRole('button', { name: /^公開する/ }).click()
      await expect(page.getByRole('dialog')).toContainText('にゃんこ港の「港に灯がともる夜」を公開します')
      await page.getByRole('dialog').getByRole('button', { name: '公開する' }).click()
      await expect(page.getByText('「港に灯がともる夜」を公開しました')).toBeVisible()
    })

    const readArticle = async (): Promise<void> => {
      await page.goto(at(`/article/${SLUG}`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('港に灯がともる夜')
      await expect(page.getByText('潮の音を聞きながら、ねこたちは灯をともしました。')).toBeVisible()
      await page.goto(at(`/en/article/${SLUG}`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour lantern')
      await expect(page.getByText('To the sound of the tide the cats lit their lanterns.')).toBeVisible()
    }
    await test.step('5. the public reads it in both languages', async () => {
      await readArticle()
      await page.goto(at(`/article/${SLUG}`))
      await page.goto(at('/'))
      await expect(page.getByRole('link', { name: '港に灯がともる夜' })).toBeVisible()
    })

    await test.step('6. a member of the café alone stays out of Nyanko Harbor', () => expectKeptOut(page))

    for (const signal of ['SIGINT', 'SIGKILL'] as const) {
      await test.step(`7. everything is as it was after ${signal}`, async () => {
        await page.goto('about:blank')
        await server.stop(signal)
        server = await startServer({ dataDir: server.dataDir })
        await readArticle()
        await page.goto(at('/captain/tenant/cafe/food'))
        const row = page.getByRole('row').filter({ hasText: DISH })
        await expect(row).toContainText('¥1,350')
        await expect(row.getByRole('switch', { name: `${DISH}：公開` })).not.toBeChecked()
        await expect.poll(() => row.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
        expect(await dishes()).not.toContain(DISH)
        await shoot(page, `7-after-${signal}`)
      })
    }
  },
)

const STRANGE = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

const expectKeptOut = async (page: Page): Promise<void> => {
  const articles = `${server.baseUrl}/api/v1/tenants/nyanko/article`
  const owned = (await (await page.request.get(articles)).json()) as { readonly items: readonly { readonly id: string }[] }
  // Only reached while the owner is still signed in: a record that is really there.
  const known = owned.items[0]?.id ?? ''
  expect(known).not.toBe('')

  await page.goto(`${server.baseUrl}/auth/logout`)
  await expect(page.getByRole('heading', { name: 'ログアウトしました' })).toBeVisible()
  await signInByForm(page, 'cafe-editor', server)
  await expect(page.getByRole('region', { name: 'あなたのサイト' }).locator(':scope > ul > li')).toHaveCount(1)
  for (const path of ['', '/article', '/article/new', `/article/${known}/edit`, `/article/${SLUG}/preview`]) {
    await page.goto(`${server.baseUrl}/captain/tenant/nyanko${path}`)
    await expect(page, path).toHaveURL(
      `${server.baseUrl}/auth/not-permission?${new URLSearchParams({ from: `/captain/tenant/nyanko${path}` })}`,
    )
  }

  const headers = { origin: server.baseUrl, 'if-match': '"1"' }
  const ask = async (method: string, path: string) => {
    const answer = await page.request.fetch(`${articles}${path}`, {
      method,
      headers,
      ...(method === 'GET' ? {} : { data: { title: { ja: '侵入' } } }),
    })
    return { status: answer.status(), body: (await answer.text()).replaceAll(known, STRANGE) }
  }
  for (const method of ['GET', 'PATCH', 'DELETE']) {
    const real = await ask(method, `/${known}`)
    expect(real.status, `${method} of a real record`).toBe(404)
    expect(await ask(method, `/${STRANGE}`), `${method}: a record that is not there looks the same`).toEqual(real)
  }
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['POST', `/${known}/publish`],
    ['GET', `/${known}/revisions`],
    ['GET', '/duplicate-check?field=slug&value=x'],
  ] as const) {
    expect((await ask(method, path)).status, `${method} ${path}`).toBe(404)
  }
}
