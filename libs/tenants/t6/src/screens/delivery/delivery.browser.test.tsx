import type { AnyRecord, ListResponse } from '@captain/content-core'
import { answerJson, inLanguage, seedApi, StoryScreen, type Answering } from '@captain/content-react/story-parts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { screens } from '../../captain.ts'
import { en } from '../../messages/en.ts'
import { ja } from '../../messages/ja.ts'
import { seed } from '../../seed.ts'
import { tenant } from '../../tenant.ts'

/**
 * The demo fees; another user has saved all of them once `isSaved` is set. Records the versions that a save sends. The shared settings fail
 * while `isDown`.
 */
const feesApi = () => {
  const demo = seedApi(tenant, seed)
  const state = { isSaved: false, isDown: false, reads: 0, named: [] as unknown[] }
  const fetch: Answering = async (input, init = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    if (init.method !== undefined && init.method !== 'GET') {
      state.named.push(JSON.parse(init.body as string))
      return answerJson({ status: 409, code: 'conflict' }, 409)
    }
    if (state.isDown && pathname.endsWith('/delivery-setting')) return answerJson({ status: 500, code: 'internal-error' }, 500)
    if (!pathname.endsWith('/delivery')) return demo(input, init)
    const answer = (await (await demo(input, init)).json()) as ListResponse
    state.reads += 1
    const items = answer.items.map((one) => ({ ...one, lockVersion: state.isSaved ? 2 : 1 }) as AnyRecord)
    return answerJson({ ...answer, items })
  }
  return { state, fetch }
}

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1400, 900)
})

it('saves on what was there when somebody began to type, whatever is read meanwhile', async () => {
  const { state, fetch } = feesApi()
  await render(
    await inLanguage(
      'ja',
      <StoryScreen tenant={tenant} messages={{ ja, en }} type="delivery" screen="list" screens={screens} fetch={fetch} />,
    ),
  )
  const fee = page.getByRole('textbox', { name: /東京都.*宅配便|宅配便.*東京都/ })
  await expect.element(fee).toBeVisible()
  await fee.fill('801')
  state.isSaved = true
  const before = state.reads
  // Refetched automatically when the network is back.
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => state.reads).toBeGreaterThan(before)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.element(page.getByText(/ほかの人が先に変更しました/)).toBeVisible()
  expect(JSON.stringify(state.named)).toContain('"lockVersion":1')
  await page.getByRole('button', { name: '最新を読み込む' }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.poll(() => JSON.stringify(state.named[1])).toContain('"lockVersion":2')
})

it('says so when the common settings alone cannot be loaded, and loads them again', async () => {
  const { state, fetch } = feesApi()
  state.isDown = true
  await render(
    await inLanguage(
      'ja',
      <StoryScreen tenant={tenant} messages={{ ja, en }} type="delivery" screen="list" screens={screens} fetch={fetch} />,
    ),
  )
  await expect.element(page.getByText('配送設定を読み込めませんでした')).toBeVisible()
  state.isDown = false
  await page.getByRole('button', { name: 'もう一度読み込む' }).click()
  await expect.element(page.getByRole('textbox', { name: /東京都.*宅配便|宅配便.*東京都/ })).toBeVisible()
})
