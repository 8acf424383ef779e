import { chromium as installed } from '@captain/testing/chromium'
import { createDemoFolder } from '@captain/testing/data-folder'
import { startServer, type RunningServer } from '@captain/testing/server'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tenants } from '../tenants.ts'
import { listOrigin } from './list-origin.ts'
import { QUESTIONS } from './questions.ts'
import { runExample, servePage } from './run-example.ts'

let server: RunningServer

beforeAll(async () => {
  server = await startServer({ dataDir: await createDemoFolder() })
}, 240_000)
afterAll(() => server.dispose())

test('the questions of all tenants are asked', () => {
  expect(Object.keys(QUESTIONS)).toEqual(tenants.map(({ slug }) => slug))
})

describe('what public sites ask', () => {
  test.each(Object.entries(QUESTIONS))('%s', async (_slug, questionsOf) => {
    for (const [asked, ask] of questionsOf(server.baseUrl)) {
      const { isRight, answer } = await ask()
      expect(isRight, `${asked}: ${JSON.stringify(answer)}`).toBe(true)
    }
  })
})

describe('the examples of the teams', () => {
  test.each([
    ['t1/examples/newest-articles.ts', /^記事は全部で\d+件です。\n(- \[.+\] .+\n {2}\d+ブロックの本文\n){3}特定商取引法に基づく表記 /],
    ['t2/examples/tonight.ts', /交通費3300円.+の出勤：\d+人[^]*マジック60分 60分 16500円（税込）/],
    ['t3/examples/wooden-houses.ts', /- .+（水鏡市、[\d.]+㎡）\n {2}http:\/\/localhost:\d+\/media\/[^]*見学会：.+\d{4}-\d\d-\d\d/],
    ['t4/examples/patches.ts', /^lanternTrail 1\.4\.2 .+\n(- (追加|変更|修正)：.+\n){6}PC版のお知らせ：.+/],
    ['t5/examples/discography.ts', /^Live on \d{4}-\d\d-\d\d: .+\n[^]*\(album, 10 tracks\)/],
    ['t6/examples/order.ts', /送料込みで\d+円です。\nご注文番号 HK\d{6}-\d{5}（.+） \d+円/],
    ['t8/examples/ask-the-hall.ts', /【重要】.+\n- .+人まで）[^]*受付番号 .+）。/],
    ['t9/examples/status.ts', /^いま：[1-9][^]*不具合（fixing）：.+[^]*2件の答えを覚えています。\n$/],
    ['t10/examples/landing.ts', /^.+\n/],
  ])('%s', async (path, printed) => {
    expect(await runExample(path, server.baseUrl)).toMatch(printed)
  })

  test('t7/examples/page, in a browser on an origin of its own', async () => {
    const site = await servePage('t7/examples/page')
    const browser = await chromium.launch(installed)
    try {
      const page = await browser.newPage()
      await page.goto(`${site.url}?captain=${encodeURIComponent(server.baseUrl)}`)
      const rows = () => page.locator('#games li').allInnerTexts()
      await expect.poll(rows).not.toEqual([])
      const forFour = await rows()
      expect(await page.locator('#today').innerText()).toMatch(/営業しています。|ただいま閉まっています。/)
      await expect
        .poll(() =>
          page
            .locator('img')
            .first()
            .evaluate((picture: { readonly naturalWidth?: number }) => picture.naturalWidth),
        )
        .toBeGreaterThan(0)
      for (const players of ['5', '6', '7', '8']) await page.getByLabel('人数').fill(players)
      await expect.poll(rows).not.toEqual(forFour)
      expect(await page.locator('#today').innerText(), 'what nobody waits for any more has not failed').toMatch(
        /(?:営業して|閉まって)います。$/,
      )
    } finally {
      await browser.close()
      site.close()
    }
  })
})

describe('pages of other origins', () => {
  const own = 'https://www.kensetsu.example'
  const ask = (method: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${server.baseUrl}/api/v1/public/kensetsu/${path}`, { method, headers: { origin: own, ...headers } })
  const allowed = (answer: Response) => [answer.status, answer.headers.get('access-control-allow-origin')]

  test('read everything that is public, failures too', async () => {
    expect(allowed(await ask('GET', 'news'))).toEqual([200, '*'])
    expect(allowed(await ask('GET', 'news/nothing'))).toEqual([404, '*'])
    expect(allowed(await ask('OPTIONS', 'news', { 'access-control-request-method': 'GET' }))).toEqual([204, '*'])
  })

  test('send nothing that the tenant has not said they may', async () => {
    expect(allowed(await ask('OPTIONS', 'contact', { 'access-control-request-method': 'POST' }))).toEqual([204, null])
    expect(allowed(await ask('OPTIONS', 'contact'))).toEqual([405, null])
  })

  test('send what visitors send where the profile of the tenant lists them', async () => {
    await listOrigin(server, 'kensetsu', own)
    const preflight = await ask('OPTIONS', 'contact', { 'access-control-request-method': 'POST' })
    expect(allowed(preflight)).toEqual([204, own])
    expect(preflight.headers.get('access-control-allow-headers')).toContain('idempotency-key')
    expect(allowed(await ask('POST', 'contact', { 'content-type': 'application/json' }))).toEqual([400, own])
    expect(allowed(await ask('OPTIONS', 'contact', { origin: 'https://other.example', 'access-control-request-method': 'POST' }))).toEqual([
      204,
      null,
    ])
  })
})
