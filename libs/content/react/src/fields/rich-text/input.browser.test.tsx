import type {} from '@vitest/browser-playwright'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { evening, loadWords, openForm } from '../../form/testing/open-form.tsx'
import { shelfApi } from '../../form/testing/shelf-api.ts'

const ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const STORED = { id: ID, url: `/media/tenants/cafe/2026/11/${ID}.webp`, width: 640, height: 360 }
const FAILED = '画像をアップロードできませんでした。 別の方法を試してください。'
const WAITING = '画像のアップロードが終わるのを待っています'

let paused: string[] = []
const hold = ({ requestId }: { readonly requestId: string }) => void paused.push(requestId)

/** Answers the pending upload. */
const answer = async (status: number, body: unknown) => {
  const requestId = await vi.waitFor(() => paused.shift() ?? Promise.reject(new Error('no upload')))
  await cdp().send('Fetch.fulfillRequest', {
    requestId,
    responseCode: status,
    responseHeaders: [{ name: 'content-type', value: 'application/json' }],
    body: btoa(JSON.stringify(body)),
  })
}

const save = () => userEvent.keyboard('{Control>}s{/Control}')
const saveButton = () => page.getByRole('button', { name: '保存', exact: false })

/** Pastes an image at the end of the text. */
const upload = async () => {
  const text = page.getByRole('textbox', { name: '本文', exact: true }).first()
  await text.click()
  await userEvent.keyboard('{End}')
  const clipboardData = new DataTransfer()
  clipboardData.items.add(new File([new Uint8Array([1, 2, 3])], 'cat.png', { type: 'image/png' }))
  text.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(page.getByRole('progressbar')).toBeVisible()
}

const typesOf = (value: unknown) =>
  ((value as { readonly blocks?: readonly { readonly type: string }[] } | null)?.blocks ?? []).map(({ type }) => type)

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})

beforeEach(async () => {
  localStorage.clear()
  paused = []
  cdp().on('Fetch.requestPaused', hold)
  await cdp().send('Fetch.enable', { patterns: [{ urlPattern: '*/api/v1/tenants/cafe/media*' }] })
})
afterEach(async () => {
  cdp().off('Fetch.requestPaused', hold)
  await cdp().send('Fetch.disable')
})

describe('while a picture is on its way into a text', () => {
  it('the form counts as changed, and a save waits for it and says so', async () => {
    const api = shelfApi(evening)
    await openForm(api, { type: 'essay' })
    await upload()
    await expect.element(page.getByText('保存していない変更があります').first()).toBeVisible()
    await save()
    await expect.element(page.getByText(WAITING)).toBeVisible()
    await save()
    expect(api.writes()).toEqual([])
    await answer(201, STORED)
    await expect.element(page.getByText(/保存済み/).first()).toBeVisible()
    expect(api.writes()).toHaveLength(1)
    expect(typesOf(api.record()['body'])).toEqual(['paragraph', 'image'])
    await expect.element(page.getByText(WAITING)).not.toBeInTheDocument()
    await expect.element(page.getByRole('textbox', { name: '画像の説明（代替テキスト）' })).toBeVisible()
  })

  it('a failure ends the wait, is told once, and the rest is saved', async () => {
    const api = shelfApi(evening)
    await openForm(api, { type: 'essay' })
    await page.getByRole('textbox', { name: '題' }).fill('港の夜')
    await upload()
    await saveButton().click()
    await expect.element(page.getByText(WAITING)).toBeVisible()
    await answer(500, { title: 'broken' })
    await expect.element(page.getByText(/保存済み/).first()).toBeVisible()
    expect(api.record()['title']).toBe('港の夜')
    expect(typesOf(api.record()['body'])).toEqual(['paragraph'])
    await expect.element(page.getByText(FAILED, { exact: true })).toBeVisible()
  })

  it('throwing the changes away gives it up', async () => {
    const api = shelfApi(evening)
    await openForm(api, { type: 'essay' })
    await upload()
    await page.getByRole('button', { name: '変更を破棄' }).click()
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
    await expect.element(page.getByText('保存していない変更があります').first()).not.toBeInTheDocument()
    expect(api.writes()).toEqual([])
  })
})

it('an upload that fails without a known reason says that it failed, and nothing twice', async () => {
  await openForm(shelfApi(evening), { type: 'essay' })
  await upload()
  await answer(502, null)
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText(FAILED, { exact: true })).toBeVisible()
  expect(alert.element().textContent).toBe(FAILED)
})
