import { image, text } from '@captain/content-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { loadWords, openFields } from '../testing/open-fields.tsx'

const fields = { title: text({ maxBytes: 60 }), image: image({}) }
const unknown = () => page.getByText('画像は選ばれていますが、ここには表示できません。')

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})

beforeEach(() => localStorage.clear())

describe('a picture', () => {
  it('that nothing is known of does not look as if there were none', async () => {
    await openFields(fields, { values: { title: '茶', image: 'm9' } })
    await expect.element(unknown()).toBeVisible()
    await page.getByRole('button', { name: '外す' }).click()
    await expect.element(unknown()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /画像を選ぶ/ })).toBeVisible()
  })
})
