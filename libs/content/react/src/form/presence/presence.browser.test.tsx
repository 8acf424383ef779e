import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { coffee, loadWords, openForm } from '../testing/open-form.tsx'
import { shelfApi } from '../testing/shelf-api.ts'

const signs = (api: ReturnType<typeof shelfApi>) => api.calls.filter(({ path }) => path.endsWith('/presence')).map(({ body }) => body)

beforeAll(loadWords)
beforeEach(() => localStorage.clear())

describe('who else edits the record', () => {
  it('is named, and told that one is there oneself until one leaves', async () => {
    const api = shelfApi(coffee)
    api.meet([{ id: 'b', name: '喫茶 編' }])
    const screen = await openForm(api)
    await expect.element(page.getByText('喫茶 編さんが編集中')).toBeVisible()
    expect(signs(api)).toEqual([{ isLeaving: false }])
    await screen.unmount()
    await expect.poll(() => signs(api)).toEqual([{ isLeaving: false }, { isLeaving: true }])
  })

  it('is counted where there are many', async () => {
    const api = shelfApi(coffee)
    api.meet(['港', '灯', '波', '帆'].map((name) => ({ id: name, name })))
    await openForm(api)
    await expect.element(page.getByText('港さん、灯さんとほか2人が編集中')).toBeVisible()
  })

  it('is not asked by those who only read, nor for a record that is not there yet', async () => {
    const reading = shelfApi(coffee)
    const screen = await openForm(reading, { role: 'viewer' })
    await expect.element(page.getByText('閲覧のみ')).toBeVisible()
    await screen.unmount()
    const making = shelfApi(coffee)
    await openForm(making, { screen: 'new' })
    await expect.element(page.getByRole('textbox', { name: '名前 日本語' })).toBeVisible()
    expect([...signs(reading), ...signs(making)]).toEqual([])
  })
})
