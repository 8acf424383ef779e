import { image, text } from '@captain/content-core'
import { i18n } from '@lingui/core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { loadContentMessages } from '../../load-messages.ts'
import { asset } from '../../media/library/testing/library-api.ts'
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

  it('has room for the words of its buttons where it is narrow, as in a row on a phone', async () => {
    i18n.load({ en: { ...i18n.messages, ...(await loadContentMessages('en')) } })
    i18n.activate('en')
    await page.viewport(340, 800)
    const { createdAt: _at, createdBy: _by, usedCount: _count, ...media } = asset('m1')
    const included = { records: {}, media: { m1: media }, accounts: {} }
    await openFields(fields, { values: { title: '茶', image: 'm1', included } })
    const button = page.getByRole('button', { name: 'Description and focal point' })
    await expect.element(button).toBeVisible()
    const label = button.element().querySelector('.mantine-Button-label')
    expect(label?.scrollWidth).toBe(label?.clientWidth)
    await page.viewport(1400, 900)
    i18n.activate('ja')
  })
})
