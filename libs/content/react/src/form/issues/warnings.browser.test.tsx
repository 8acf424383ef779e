import { select, text } from '@captain/content-core'
import { corporateNumber, corporateNumberCheckDigit } from '@captain/validation'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadWords, openFields } from '../../fields/testing/open-fields.tsx'

type Firm = { readonly number: string | null; readonly kind: string | null }

const RIGHT = '7123456789012'
const WRONG = '6123456789012'
const ODD = /番号の並びが法人番号の規則に合いません/

const number = () => page.getByRole('textbox', { name: 'number欄' })
const warning = () => page.getByText(ODD)

const open = (stored: string | null) =>
  openFields(
    {
      name: text({ maxBytes: 90 }),
      number: text({ maxBytes: 13, rules: [corporateNumber()] }),
      kind: select({ options: ['firm', 'person'] }),
    },
    {
      values: { name: '港', number: stored, kind: 'firm' },
      declared: {
        warnings: [
          {
            path: 'number',
            rule: 'corporateNumberCheckDigit',
            test: ({ number: given, kind }: Firm) => given === null || kind === 'person' || corporateNumberCheckDigit(given),
          },
        ],
      },
    },
  )

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})
beforeEach(() => localStorage.clear())

describe('what the declaration finds odd', () => {
  it('is said under its field once that is left, and is saved all the same', async () => {
    const { api } = await open(null)
    await number().fill(WRONG)
    expect(warning().elements()).toEqual([])
    await userEvent.tab()
    await expect.element(warning()).toBeVisible()
    await expect.element(number()).toHaveAccessibleDescription(ODD)
    await expect.element(number()).not.toHaveAttribute('aria-invalid')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(() => api.record()['number']).toBe(WRONG)
    await expect.element(warning()).toBeVisible()
    await number().fill(RIGHT)
    await expect.element(warning()).not.toBeInTheDocument()
  })

  it('is said of what is stored, and gives way to what is wrong', async () => {
    await open(WRONG)
    await expect.element(warning()).toBeVisible()
    await number().fill('123')
    await userEvent.tab()
    await expect.element(number()).toHaveAttribute('aria-invalid', 'true')
    expect(warning().elements()).toEqual([])
  })

  it('follows the fields that it looks at', async () => {
    await open(WRONG)
    await expect.element(warning()).toBeVisible()
    await page.getByRole('combobox', { name: 'kind欄' }).click()
    await page.getByRole('option', { name: 'person' }).click()
    await expect.element(warning()).not.toBeInTheDocument()
  })
})
