import { image, text } from '@captain/content-core'
import type {} from '@vitest/browser-playwright'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { loadWords, openFields } from '../../fields/testing/open-fields.tsx'

const STORED = {
  id: '01JD0000000000000000000001',
  url: '/media/tenants/cafe/cat.webp',
  thumbnailUrl: '/media/tenants/cafe/cat.webp',
  width: 640,
  height: 360,
  originalName: 'cat.png',
  mimeType: 'image/png',
  size: 3,
  alt: { ja: null, en: null },
  focalPoint: null,
}

let paused: string[] = []
const hold = ({ requestId }: { readonly requestId: string }) => void paused.push(requestId)

/** Answers the pending upload. */
const answer = async () => {
  await expect.poll(() => paused).not.toHaveLength(0)
  await cdp().send('Fetch.fulfillRequest', {
    requestId: paused.shift() ?? '',
    responseCode: 201,
    responseHeaders: [{ name: 'content-type', value: 'application/json' }],
    body: btoa(JSON.stringify(STORED)),
  })
}

const dialog = () => page.getByRole('dialog')
const open = async () => {
  const opened = await openFields({ title: text({ maxBytes: 60 }), image: image({}) }, { values: { title: '茶' } })
  await expect.element(page.getByRole('button', { name: /画像を選ぶ/ })).toBeVisible()
  return opened
}
const upload = async () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('no input for files')
  await userEvent.upload(input, new File([new Uint8Array([1, 2, 3])], 'cat.png', { type: 'image/png' }))
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument()
}

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

describe('while a picture is on its way into its field', () => {
  it('leaving says that it would be lost, and staying keeps it', async () => {
    const { router, api } = await open()
    await upload()
    // A cancelled navigation never settles.
    void router.navigate({ to: '/elsewhere' } as never)
    await expect.element(dialog()).toMatchTextContent('ファイルをアップロードしています。いま離れるとアップロードは中止され')
    await dialog().getByRole('button', { name: '編集を続ける' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/')
    await answer()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(() => api.record()['image']).toBe(STORED.id)
  })

  it('a save waits for it', async () => {
    const { api } = await open()
    await upload()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(page.getByText('画像のアップロードが終わるのを待っています').first()).toBeVisible()
    expect(api.writes()).toEqual([])
    await answer()
    await expect.poll(() => api.record()['image']).toBe(STORED.id)
    expect(api.writes()).toHaveLength(1)
  })

  it('what is typed besides is told of as before', async () => {
    const { router } = await open()
    await page.getByRole('textbox', { name: 'title欄' }).fill('港')
    const leaving = router.navigate({ to: '/elsewhere' } as never)
    await expect.element(dialog()).toMatchTextContent('入力した内容はこの端末に残り')
    await dialog().getByRole('button', { name: '離れる' }).click()
    await leaving
    expect(router.state.location.pathname).toBe('/elsewhere')
  })
})
