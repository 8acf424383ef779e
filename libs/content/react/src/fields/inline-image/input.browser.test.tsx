import { inlineImage, text } from '@captain/content-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadWords, openFields } from '../testing/open-fields.tsx'

const fields = { title: text({ maxBytes: 60 }), face: inlineImage({ maxBytes: 262_144 }) }

const drawn = async (width: number, height: number): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context !== null) {
    context.fillStyle = '#B4531F'
    context.fillRect(0, 0, width, height)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'face.png', { type: 'image/png' })
}

const chooser = () => document.querySelector<HTMLInputElement>('input[type="file"]')
const picture = () => document.querySelector<HTMLImageElement>('img[src^="data:image/"]')

const pick = async (file: File): Promise<void> => {
  await expect.poll(chooser).not.toBeNull()
  await userEvent.upload(chooser() as HTMLInputElement, file)
}

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})

beforeEach(() => localStorage.clear())

describe('a picture in the record', () => {
  it('is cut to the square in its middle, and taken away again', async () => {
    await openFields(fields, { values: { title: '港長', face: null } })
    await pick(await drawn(640, 320))
    await expect.poll(picture).not.toBeNull()
    await expect.poll(() => picture()?.naturalWidth).toBe(256)
    expect(picture()?.naturalHeight).toBe(256)
    await page.getByRole('button', { name: '画像を外す' }).click()
    await expect.poll(picture).toBeNull()
  })

  it('is refused in words where the file is none', async () => {
    await openFields(fields, { values: { title: '港長', face: null } })
    await pick(new File(['no picture'], 'face.png', { type: 'image/png' }))
    await expect.element(page.getByText('この画像は読み込めませんでした。', { exact: false })).toBeVisible()
    expect(picture()).toBeNull()
  })
})
