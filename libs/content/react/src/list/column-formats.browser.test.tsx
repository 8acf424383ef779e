import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exportColumns } from './csv/export/export-columns.ts'
import { catalogApi } from './testing/catalog-api.ts'
import { game, gameRecord } from './testing/catalog.ts'
import { openCatalog } from './testing/open-catalog.tsx'

const RATES = { rates: { standard: '10.0', reduced: '8.0', exempt: '0.0' }, rounding: 'floor' }

const games = [
  gameRecord(1, '港町', { counted: { events: { value: 1000, capped: true } } }),
  gameRecord(2, '灯台', { most: 2, weight: 5, state2: 'unpaid', cost: { amount: 1000, taxMode: 'excluded', taxRate: 'reduced' } }),
  gameRecord(3, '潮騒', { fewest: null, most: 6, weight: null, method: null, state2: null, cost: null }),
]

const api = () =>
  catalogApi(games, {
    instead: (_method, path) =>
      path.endsWith('/tax-rates') ? new Response(JSON.stringify(RATES), { headers: { 'content-type': 'application/json' } }) : null,
  })

const cellsOf = (name: string): readonly string[] =>
  [...document.querySelectorAll('tbody tr')]
    .filter((row) => row.textContent.includes(name))
    .flatMap((row) => [...row.querySelectorAll('td[data-align]')].map((cell) => cell.textContent))

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1600, 900)
})

describe('a column that shows more than its field', () => {
  it('is a span, a value with a word or with another value, a price with tax, or a count', async () => {
    await openCatalog({ api: api(), type: game })
    await expect.element(page.getByRole('columnheader', { name: '人数' })).toBeVisible()
    await expect.poll(() => cellsOf('灯台')[3]).toBe('¥1,080※')
    expect(cellsOf('港町').slice(0, 5)).toEqual(['2 – 4', '2', 'カード入金済', '¥1,000', '1,000+'])
    expect(cellsOf('灯台').slice(0, 5)).toEqual(['2', '5重量', 'カード未入金', '¥1,080※', '0'])
    expect(cellsOf('潮騒').slice(0, 5)).toEqual([' – 6', '未定', '', '', '0'])
    expect(document.querySelector('[data-alarm=true]')?.textContent).toBe('5重量')
    await expect.element(page.getByRole('columnheader', { name: 'イベント数' }).getByRole('button')).not.toBeInTheDocument()
  })

  it('says the same on a phone', async () => {
    await page.viewport(390, 844)
    await openCatalog({ api: api(), type: game })
    await expect.element(page.getByText('人数 2 – 4')).toBeVisible()
    await expect.element(page.getByText('イベント数 1,000+')).toBeVisible()
  })

  it('has its second field beside it in a file', () => {
    const shown = ['title', 'fewest', 'method', 'events', 'isPublished']
    expect(exportColumns(game, shown).join()).toBe('title,fewest,most,method,state2,isPublished')
  })
})

describe('a month above a list', () => {
  it('is one press away, or typed as people write it', async () => {
    const own = api()
    await openCatalog({ api: own, type: game })
    await page.getByRole('button', { name: '開催月' }).click()
    await page.getByRole('textbox', { name: '年月' }).fill('2026年4月')
    await page.getByRole('button', { name: '絞り込む' }).click()
    await expect.poll(() => own.asked.at(-1)).toContain('filter[month]=2026-04')
    await expect.element(page.getByRole('button', { name: /開催月.*2026\/04/ }).first()).toBeVisible()
  })
})
