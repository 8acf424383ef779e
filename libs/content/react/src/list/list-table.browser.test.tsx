import type { MemberRole } from '@captain/auth-core'
import { boolean, defineContentType, defineTenant, int, text, type AnyRecord } from '@captain/content-core'
import { createHttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { UiProvider } from '@captain/ui'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ContentProvider, useContent } from '../content-context.tsx'
import { loadContentMessages } from '../load-messages.ts'
import { useListColumns } from './list-columns.ts'
import { readAddress } from './list-address.ts'
import { ListTable } from './list-table.tsx'
import type { RowHandlers } from './table/row-handlers.ts'
import { useSelection } from './use-selection.ts'

const drink = defineContentType({
  name: 'drink',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  icon: 'cup',
  title: 'name',
  columns: ['name', 'milliliters', 'isHot', 'isPublished', 'updatedAt'],
  defaultSort: ['sortOrder'],
  sections: { basic: ['name', 'milliliters', 'isHot', 'isPublished'] },
  fields: { name: text({ maxBytes: 90, required: true, localized: true }), milliliters: int({}), isHot: boolean({}) },
})

const tenant = defineTenant({
  number: 7,
  slug: 'cafe',
  names: { ja: 'カフェ', en: 'Cafe' },
  abbreviation: 'CAF',
  color: '#7A4A2B',
  contentTypes: [drink],
})

const messages = {
  drink: {
    name: 'ドリンク',
    sections: { basic: '基本' },
    fields: { name: { label: '名前' }, milliliters: { label: '量' }, isHot: { label: 'ホット' } },
  },
}

const record = (id: string, ja: string, en: string | null, milliliters: number | null): AnyRecord => ({
  id,
  name: { ja, en },
  milliliters,
  isHot: false,
  isPublished: id === 'b',
  sortOrder: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-11-20T15:30:00.000Z',
  updatedBy: null,
  localeUpdatedAt: { ja: '2026-11-10T00:00:00.000Z', en: en === null ? null : '2026-11-01T00:00:00.000Z' },
  lockVersion: 1,
  deletedAt: null,
  state: id === 'b' ? 'on' : 'off',
})

const items = [record('a', 'コーヒー', 'Coffee', 1200), record('b', '緑茶', null, null), record('c', 'ラテ', 'Latte', 350)]
const answer = { items, next: null, count: { value: 3, capped: false }, included: { records: {}, media: {}, accounts: {} } }

const onSort = vi.fn<(sort: string | null) => void>()
const setSwitch = vi.fn<RowHandlers['setSwitch']>()
const move = vi.fn<RowHandlers['move']>()

const Table = ({ orderable }: { readonly orderable: boolean }) => {
  const { canWrite } = useContent()
  const columns = useListColumns({ trash: false, columns: null })
  const selection = useSelection(items, '')
  const [sort, setSort] = useState<string | null>(null)
  const handlers: RowHandlers = {
    select: selection.select,
    setSwitch,
    move,
    openMenu: () => {},
    edit: () => {},
    preview: null,
    visibleActions: [],
    restore: () => {},
  }
  return (
    <>
      <output>{selection.records.size}</output>
      <ListTable
        answer={answer}
        state={readAddress(drink, sort === null ? {} : { sort }).state}
        columns={columns}
        density="normal"
        selection={selection}
        selectable={canWrite}
        orderable={orderable}
        menuId={null}
        isWaiting={false}
        handlers={handlers}
        onSort={(next) => {
          onSort(next)
          setSort(next)
        }}
      />
    </>
  )
}

const open = async ({
  role = 'editor',
  locale = 'ja',
  orderable = false,
}: { role?: MemberRole; locale?: Locale; orderable?: boolean } = {}) => {
  const http = createHttpClient()
  const Screen = () => (
    <ContentProvider tenant={tenant} contentType={drink} role={role} locale={locale} http={http} messages={messages}>
      <Table orderable={orderable} />
    </ContentProvider>
  )
  // Static data of routes belongs to the app that hosts the screens.
  const rootOptions = { component: Screen } as never
  const router = createRouter({ routeTree: createRootRoute(rootOptions), history: createMemoryHistory() })
  await render(
    <UiProvider>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </UiProvider>,
  )
  await expect.element(page.getByRole('table', { name: 'ドリンク' })).toBeVisible()
}

beforeAll(async () => {
  await page.viewport(1200, 700)
  i18n.load({ ja: await loadContentMessages('ja') })
  i18n.activate('ja')
})

beforeEach(() => vi.clearAllMocks())

describe('ListTable', () => {
  it('names each row by the link to where it is edited', async () => {
    await open()
    await expect.element(page.getByRole('link', { name: 'コーヒー' })).toHaveAttribute('href', '/captain/tenant/cafe/drink/a/edit')
    const row = page.getByRole('row', { name: /コーヒー/ })
    await expect.element(row.getByRole('cell', { name: '1,200', exact: true })).toBeVisible()
    await expect.element(row.getByText('2026/11/21 00:30')).toBeVisible()
    await expect.element(row.getByText('英語が未更新')).toBeVisible()
    await expect.element(page.getByRole('row', { name: /緑茶/ }).getByText('英語が未入力')).toBeVisible()
  })

  it('leaves an empty value blank, and sets numbers at the end', async () => {
    await open()
    const amountOf = (name: RegExp) => page.getByRole('row', { name }).element().querySelectorAll('td')[1]
    const [full, empty] = [amountOf(/コーヒー/), amountOf(/緑茶/)]
    expect([full?.textContent, empty?.textContent]).toEqual(['1,200', ''])
    expect(full === undefined ? null : getComputedStyle(full).textAlign).toBe('end')
  })

  it('keeps names in sight while the columns scroll in their box', async () => {
    await page.viewport(520, 700)
    await open()
    const table = page.getByRole('table').element()
    const box = table.parentElement
    const left = () => Math.round(page.getByRole('link', { name: 'コーヒー' }).element().getBoundingClientRect().left)
    const before = left()
    box?.scrollTo({ left: 200, behavior: 'instant' })
    expect(box?.scrollLeft).toBeGreaterThan(100)
    expect(left()).toBe(before)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(520)
    await page.viewport(1200, 700)
  })

  it('falls back to the Japanese name in the English interface and says so', async () => {
    await open({ locale: 'en' })
    await expect.element(page.getByRole('link', { name: 'Coffee' })).not.toHaveAttribute('lang')
    await expect.element(page.getByRole('link', { name: '緑茶' })).toHaveAttribute('lang', 'ja')
  })

  it('sorts up, down and back to the declared order', async () => {
    await open()
    const head = page.getByRole('columnheader', { name: '量' })
    const button = head.getByRole('button')
    await expect.element(head).toHaveAttribute('aria-sort', 'none')
    await button.click()
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
    await button.click()
    await expect.element(head).toHaveAttribute('aria-sort', 'descending')
    await button.click()
    expect(onSort.mock.calls).toEqual([['milliliters'], ['-milliliters'], [null]])
  })

  it('selects one, a range with Shift, and all', async () => {
    await open()
    await page.getByRole('checkbox', { name: '「コーヒー」を選択' }).click()
    await expect.element(page.getByRole('checkbox', { name: 'このページをすべて選択' })).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.keyboard('{Shift>}')
    await page.getByRole('checkbox', { name: '「ラテ」を選択' }).click()
    await userEvent.keyboard('{/Shift}')
    await expect.element(page.getByRole('status')).toHaveTextContent('3')
    await page.getByRole('checkbox', { name: 'このページをすべて選択' }).click()
    await expect.element(page.getByRole('status')).toHaveTextContent('0')
  })

  it('switches boolean columns in place', async () => {
    await open()
    await page.getByRole('switch', { name: '緑茶：公開（公開中）' }).click()
    await page.getByRole('switch', { name: 'ラテ：ホット' }).click()
    expect(setSwitch.mock.calls).toEqual([
      [items[1], 'isPublished', false],
      [items[2], 'isHot', true],
    ])
  })

  it('moves a row by keyboard', async () => {
    await open({ orderable: true })
    const handle = page.getByRole('button', { name: '「コーヒー」を並べ替え' }).element()
    if (handle instanceof HTMLElement) handle.focus()
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('「コーヒー」を持ち上げました', { exact: false })).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByText('「コーヒー」は2番目の位置です。')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect.poll(() => move).toHaveBeenCalledWith('a', 'b')
  })

  it('offers a viewer nothing that writes', async () => {
    await open({ role: 'viewer' })
    expect(page.getByRole('checkbox').elements()).toHaveLength(0)
    expect(page.getByRole('switch').elements()).toHaveLength(0)
    await expect.element(page.getByRole('row', { name: /緑茶/ }).getByText('公開中')).toBeVisible()
  })
})
