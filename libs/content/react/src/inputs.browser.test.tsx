import { email, phone, postalCode, text, url } from '@captain/content-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { loadWords, openFields } from './fields/testing/open-fields.tsx'

const fields = { title: text({ maxBytes: 60 }), postalCode: postalCode({}), phone: phone({}), email: email({}), url: url({}) }

const box = (name: string) => page.getByRole('textbox', { name: `${name}欄`, exact: true })

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})
beforeEach(() => localStorage.clear())

it('an input is as wide as what belongs into it', async () => {
  await openFields(fields)
  await expect.element(box('title')).toBeVisible()
  const widths = ['postalCode', 'phone', 'email', 'url'].map((name) => box(name).element().getBoundingClientRect().width)
  expect(widths).toEqual(widths.toSorted((one, other) => one - other))
  expect(new Set(widths).size).toBe(4)
})
