import type {} from '@vitest/browser-playwright'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RichTextView } from './rich-text-view.tsx'
import './rich-text.css'

/** Between the margins of an A4 sheet, in pixels. */
const SHEET = 680

beforeEach(() => cdp().send('Emulation.setEmulatedMedia', { media: 'print' }))
afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: '' }))

const months = Array.from({ length: 12 }, (_, month) => `${month + 1}月の来店者数`)

it.each([
  ['words', months.map((_, month) => `${1000 + month * 37}人（前年比）`)],
  ['long words', months.map((_, month) => `https://cafe.example/reports/${month}`)],
])('a table of twelve columns of %s fits the sheet', async (_what, row) => {
  const blocks = [{ type: 'table', data: { withHeadings: true, content: [months, row, row] } }]
  await render(
    <div style={{ width: SHEET, fontSize: '10.5pt' }}>
      <RichTextView document={{ blocks }} locale="ja" />
    </div>,
  )
  const table = document.querySelector('table')
  const box = document.querySelector('.rt-table')
  if (!table || !box) throw new Error('There is no table')
  expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(SHEET)
  expect(getComputedStyle(box).overflow).toBe('visible')
  for (const cell of table.querySelectorAll('th, td')) {
    expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
    // At least three characters on a line, and none smaller than the notes on a package.
    const size = Number.parseFloat(getComputedStyle(cell).fontSize)
    expect(cell.clientWidth).toBeGreaterThan(size * 3)
    expect(size).toBeGreaterThanOrEqual(8.5)
  }
})
