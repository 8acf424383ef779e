import { secret, text } from '@captain/content-core'
import { halfWidth } from '@captain/validation'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json, loadWords, openFields } from '../testing/open-fields.tsx'

const fields = { title: text({ maxBytes: 60 }), key: secret({ maxBytes: 60, rules: [halfWidth()] }) }
const stored = { isSet: true, last4: '1234', setAt: '2026-11-20T15:00:00.000Z' }

const box = () => page.getByRole('textbox', { name: 'key欄' })
const change = () => page.getByRole('button', { name: /変更する/ })
const save = () => userEvent.keyboard('{Control>}s{/Control}')

const draftsText = () => JSON.stringify(Object.entries(localStorage))

/** Answers the form's saves as the server does, and records the requests. */
const server = () => {
  const sent: Readonly<Record<string, unknown>>[] = []
  let last4 = ''
  return {
    sent,
    answers: (_url: URL, init: RequestInit) => {
      if (init.method !== 'PATCH' || typeof init.body !== 'string') return null
      const body = JSON.parse(init.body) as { readonly key: string }
      sent.push(body)
      last4 = body.key.slice(-4)
      return json({
        id: '01M7YS4WY3HSZYWPGDXEV0YMFQ',
        title: '決済',
        key: { isSet: true, last4, setAt: '2026-11-21T15:00:00.000Z' },
        lockVersion: 2,
        state: 'off',
        localeUpdatedAt: { ja: '2026-11-20T05:00:00.000Z', en: null },
        createdAt: '2026-11-01T00:00:00.000Z',
        updatedAt: '2026-11-20T05:00:00.000Z',
        createdBy: null,
        updatedBy: null,
        deletedAt: null,
        isPublished: false,
        sortOrder: 10,
        included: { records: {}, media: {}, accounts: {} },
      })
    },
  }
}

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})

beforeEach(() => localStorage.clear())

describe('a secret', () => {
  it('that is set says so and since when, and is replaced in a box that shows nothing', async () => {
    const { sent, answers } = server()
    await openFields(fields, { values: { title: '決済', key: stored }, answers })
    await expect.element(page.getByText('設定済み（末尾1234）')).toBeVisible()
    await expect.element(page.getByText('2026/11/21')).toBeVisible()
    await change().click()
    await expect.element(box()).toHaveFocus()
    await expect.element(box()).toHaveAttribute('type', 'password')
    await box().fill('sk_live_9876')
    await save()
    await expect.element(page.getByText('設定済み（末尾9876）')).toBeVisible()
    expect(sent).toEqual([{ key: 'sk_live_9876' }])
  })

  it('stays when nothing is typed in its place, or the change is given up', async () => {
    await openFields(fields, { values: { title: '決済', key: stored } })
    await change().click()
    await box().fill('abc')
    await box().fill('')
    await expect.element(page.getByText('空欄のまま保存すると、いまの値が残ります。')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '変更を破棄' })).not.toBeInTheDocument()
    await box().fill('abc')
    await page.getByRole('button', { name: '変更をやめる' }).click()
    await expect.element(page.getByText('設定済み（末尾1234）')).toBeVisible()
  })

  it('is held to its rules, and kept in no draft', async () => {
    await openFields(fields, { values: { title: '決済', key: null } })
    await box().fill('全角の鍵')
    await userEvent.tab()
    await page.getByRole('textbox', { name: 'title欄' }).fill('別の決済')
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(box()).toHaveAccessibleDescription(/半角/)
    await expect.poll(() => draftsText()).toContain('別の決済')
    expect(draftsText()).not.toContain('全角の鍵')
  })

  it('that is declared as revealed is shown and hidden again, and asked for anew each time', async () => {
    const asked: string[] = []
    const revealed = { title: text({ maxBytes: 60 }), key: secret({ maxBytes: 60, revealable: true }) }
    const answers = (url: URL, init: RequestInit) => {
      if (!url.pathname.endsWith('/reveal')) return null
      asked.push(init.body as string)
      return json({ value: 'transfer-me-1234' })
    }
    await openFields(revealed, { values: { title: 'ドメイン', key: stored }, answers })
    const shown = page.getByText('transfer-me-1234')
    await expect.element(shown).not.toBeInTheDocument()
    await page.getByRole('button', { name: '保存されている値を表示' }).click()
    await expect.element(shown).toBeVisible()
    await page.getByRole('button', { name: '値を隠す' }).click()
    await expect.element(shown).not.toBeInTheDocument()
    await page.getByRole('button', { name: '保存されている値を表示' }).click()
    await expect.element(shown).toBeVisible()
    expect(asked).toEqual(['{"field":"key"}', '{"field":"key"}'])
  })

  it('that is not offers nothing of the kind', async () => {
    await openFields(fields, { values: { title: '決済', key: stored } })
    await expect.element(change()).toBeVisible()
    await expect.element(page.getByRole('button', { name: '保存されている値を表示' })).not.toBeInTheDocument()
  })
})
