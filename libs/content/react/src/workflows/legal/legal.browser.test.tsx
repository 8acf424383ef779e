import { formatDate } from '@captain/locale'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { firstRules, loadWords, openForm, secondRules } from '../../form/testing/open-form.tsx'
import { shelfApi } from '../../form/testing/shelf-api.ts'

const DAY = formatDate(secondRules.effectiveDate)
const dialog = () => page.getByRole('dialog')
const button = (name: string | RegExp) => page.getByRole('button', { name })

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})

beforeEach(() => localStorage.clear())

// Announcements of one test would still be there when the next one starts.
afterEach(() => {
  for (const close of document.querySelectorAll<HTMLElement>('[aria-label="お知らせを閉じる"]')) close.click()
})

describe('the draft of a version', () => {
  it('counts what the law asks for, and leads to what is missing', async () => {
    await openForm(shelfApi(secondRules), { type: 'rules' })
    await expect.element(page.getByText('必須 1/2')).toBeVisible()
    await button('返品').click()
    const returns = page.getByRole('textbox', { name: '返品' })
    await expect.element(returns).toHaveFocus()
    await returns.fill('8日以内')
    await expect.element(page.getByText('必須 2/2')).toBeVisible()
  })

  it('asks for the review before it publishes', async () => {
    const api = shelfApi({ ...secondRules, returns: '8日以内' }, [firstRules])
    await openForm(api, { type: 'rules' })
    await button(/^公開する/).click()
    await expect.element(page.getByRole('switch', { name: '内容を確認しました' })).toHaveFocus()
    expect(api.writes()).toEqual([])
  })

  it('says from which day it counts, what counts until then, and that it stays as it is', async () => {
    const api = shelfApi({ ...secondRules, returns: '8日以内', reviewedConfirm: true }, [firstRules])
    await openForm(api, { type: 'rules' })
    await button(/^公開する/).click()
    await expect.element(dialog()).toMatchTextContent(`カフェの「利用規約」（版 1.1）を公開します。${DAY}の0時から適用されます。`)
    await expect.element(dialog()).toMatchTextContent(`${DAY}より前は、いまの版（1.0）が適用されます。`)
    await expect.element(dialog()).toMatchTextContent('公開した版は、変更も削除もできません。')
    api.next(() => api.change({ status: 'published', state: 'scheduled' }))
    await dialog().getByRole('button', { name: '公開する' }).click()
    await expect.element(page.getByText(`「利用規約」を公開しました。${DAY}から適用されます`)).toBeVisible()
    await expect.element(page.getByRole('note')).toMatchTextContent(`この版は${DAY}から適用されます`)
    expect(page.getByRole('textbox').elements()).toEqual([])
  })
})

describe('a published version', () => {
  it('is text, says why, and becomes the next draft by a copy', async () => {
    const api = shelfApi(firstRules)
    await openForm(api, { type: 'rules' })
    await expect.element(page.getByText(/この版は2026\/01\/01から施行中です。公開した版は変更できません。/)).toBeVisible()
    expect(page.getByRole('textbox').elements()).toEqual([])
    api.next(() => new Response(JSON.stringify({ ...api.record(), ...secondRules }), { status: 201 }))
    await button('新しい版として複製').click()
    await expect.element(page.getByText('版 1.1 の下書きを作成しました')).toBeVisible()
    expect(api.writes().map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)).toEqual(['POST duplicate'])
  })

  it('leads to the draft that stands in the way of a copy', async () => {
    const api = shelfApi(firstRules)
    await openForm(api, { type: 'rules' })
    api.next(() => api.problem(409, 'draft-exists', { id: '01M7YS4WY3HSZYWPGDXEV0YMFZ' }))
    await button('新しい版として複製').click()
    await expect.element(page.getByText(/編集中の下書きがすでにあります。下書きは1つだけ作れます。/)).toBeVisible()
    await expect.element(button('下書きを開く')).toBeVisible()
  })

  it('is withdrawn after a question that says what counts then', async () => {
    const api = shelfApi(firstRules)
    await openForm(api, { type: 'rules' })
    await button('取り下げる…').click()
    await expect.element(dialog()).toMatchTextContent('カフェの「利用規約（版 1.0）」を取り下げます。')
    await expect.element(dialog()).toMatchTextContent('いま施行中の版です。取り下げると、1つ前の版が適用されます。')
    await dialog().getByRole('button', { name: '取り下げる' }).click()
    await expect.poll(() => api.record().status).toBe('withdrawn')
    await expect.element(page.getByText(/この版は取り下げられました/)).toBeVisible()
    await expect.element(button('取り下げる…')).not.toBeInTheDocument()
  })

  it('stays when no other version is in force, and the question says so', async () => {
    const api = shelfApi(firstRules)
    await openForm(api, { type: 'rules' })
    await button('取り下げる…').click()
    api.next(() => api.problem(409, 'last-version'))
    await dialog().getByRole('button', { name: '取り下げる' }).click()
    await expect.element(dialog().getByRole('alert')).toBeVisible()
    expect(api.record().status).toBe('published')
  })

  it('offers no act to those who only read, and ends in English with the language that prevails', async () => {
    await openForm(shelfApi(firstRules), { type: 'rules', role: 'viewer', locale: 'en' })
    await expect.element(page.getByText('The Japanese version prevails.')).toBeVisible()
    await expect.element(button('新しい版として複製')).not.toBeInTheDocument()
    await expect.element(button('取り下げる…')).not.toBeInTheDocument()
  })
})

describe('a new version', () => {
  it('leads to the draft there is', async () => {
    await openForm(shelfApi(secondRules, [secondRules]), { type: 'rules', screen: 'new' })
    await expect.element(page.getByText('編集中の下書き（版 1.1）があります')).toBeVisible()
  })

  it('begins with the version in force, or from the start', async () => {
    const api = shelfApi(secondRules, [firstRules])
    await openForm(api, { type: 'rules', screen: 'new' })
    await expect.element(button(/版 1.0 をもとに作成する/)).toBeVisible()
    await button(/はじめから作成する/).click()
    await expect.element(page.getByRole('textbox', { name: '版番号' })).toBeVisible()
  })

  it('says which draft was made meanwhile', async () => {
    const api = shelfApi(secondRules)
    await openForm(api, { type: 'rules', screen: 'new' })
    await page.getByRole('textbox', { name: '題 日本語' }).fill('利用規約')
    await page.getByRole('textbox', { name: '版番号' }).fill('1.0')
    await page.getByRole('textbox', { name: '制定日' }).fill('2026/01/01')
    await page.getByRole('textbox', { name: '施行日' }).fill('2026/01/01')
    api.next(() => api.problem(409, 'draft-exists', { id: '01M7YS4WY3HSZYWPGDXEV0YMFZ' }))
    await button(/^保存/).click()
    await expect
      .element(page.getByRole('link', { name: '下書きを開く' }))
      .toHaveAttribute('href', '/captain/tenant/cafe/rules/01M7YS4WY3HSZYWPGDXEV0YMFZ/edit')
  })
})
