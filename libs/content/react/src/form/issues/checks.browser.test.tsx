import { notInPastIfChanged, date, text } from '@captain/content-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadWords, openFields } from '../../fields/testing/open-fields.tsx'

const until = () => page.getByRole('textbox', { name: 'until欄' })
const name = () => page.getByRole('textbox', { name: 'name欄' })
const save = () => userEvent.keyboard('{Control>}s{/Control}')

const open = () =>
  openFields(
    { name: text({ maxBytes: 90 }), until: date({}) },
    { values: { name: '港', until: '2020-01-01' }, declared: { checks: [notInPastIfChanged<{ readonly until: string | null }>('until')] } },
  )

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})
beforeEach(() => localStorage.clear())

describe('a rule that depends on what is stored', () => {
  it('leaves what is stored alone', async () => {
    const { api } = await open()
    await name().fill('港の灯')
    await save()
    await expect.poll(() => api.record()['name']).toBe('港の灯')
  })

  it('is checked in the form, before anything is sent', async () => {
    const { api } = await open()
    await until().fill('2020/01/02')
    await name().click()
    await expect.element(until()).toHaveAttribute('aria-invalid', 'true')
    await save()
    await expect.element(page.getByText('1か所の入力を確認してください。')).toBeVisible()
    expect(api.writes()).toEqual([])
    await until().fill('2020/01/01')
    await expect.element(until()).not.toHaveAttribute('aria-invalid')
  })

  it('takes what was saved as stored from then on', async () => {
    const { api } = await open()
    await until().fill('2999/01/01')
    await save()
    await expect.poll(() => api.record()['until']).toBe('2999-01-01')
    await until().fill('2020/01/01')
    await name().click()
    await expect.element(until()).toHaveAttribute('aria-invalid', 'true')
  })
})
