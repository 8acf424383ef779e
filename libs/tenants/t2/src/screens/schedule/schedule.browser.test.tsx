import '@captain/ui/toasts.css'
import { inLanguage, StoryScreen } from '@captain/content-react/story-parts'
import { dateInTimeZone, addDays, formatDateWithWeekday } from '@captain/locale'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { screens } from '../../captain.ts'
import { en } from '../../messages/en.ts'
import { ja } from '../../messages/ja.ts'
import { tenant } from '../../tenant.ts'
import { demoSchedule, type DemoSchedule } from './testing/demo-schedule.ts'
import { mondayOf, adjacentMonth } from './month-days.ts'

// The month after the next is fully in the future and has no demo shifts.
const MONTH = adjacentMonth(dateInTimeZone(new Date()).slice(0, 7), 2)
const MONDAY = mondayOf(`${MONTH}-14`)
const TUESDAY = addDays(MONDAY, 1)

type Shown = { readonly screen: 'list' | 'edit'; readonly search?: string; readonly role?: 'viewer' }

const open = async ({ fetch }: DemoSchedule, { screen, search = '', role }: Shown) =>
  render(
    await inLanguage(
      'ja',
      <StoryScreen
        tenant={tenant}
        messages={{ ja, en }}
        type="cast-work-schedule"
        screen={screen}
        screens={screens}
        fetch={fetch}
        search={search}
        {...(screen === 'edit' && { id: 'luka' })}
        {...(role !== undefined && { role })}
      />,
    ),
  )

const ahead = { screen: 'edit', search: `?month=${MONTH}` } as const

const day = (date: string) => page.getByRole('button', { name: formatDateWithWeekday('ja', date), exact: false })

const type = async (date: string, start: string, end: string) => {
  await day(date).click()
  const first = page.getByRole('textbox', { name: '開始' })
  await expect.element(first).toHaveFocus()
  await first.fill(start)
  await page.getByRole('textbox', { name: '終了' }).fill(end)
  await page.getByRole('button', { name: '完了' }).click()
  await expect.element(first).not.toBeInTheDocument()
}

const save = () => page.getByRole('button', { name: '保存', exact: true })

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1400, 900)
})

it('saves what is entered in a month at once, times past midnight too', async () => {
  const demo = demoSchedule()
  await open(demo, ahead)
  await type(MONDAY, '2000', '25時')
  await expect.element(day(MONDAY)).toHaveAccessibleName(/20:00–25:00 出勤.*未保存/)
  await userEvent.keyboard('{Control>}c{/Control}{ArrowRight}{Control>}v{/Control}')
  await expect.element(day(TUESDAY)).toHaveAccessibleName(/20:00–25:00 出勤.*未保存/)
  await save().click()
  await expect.element(page.getByText(/の出勤スケジュールを保存しました/)).toBeVisible()
  const shift = { startTime: 1200, endTime: 1500, shiftState: 'scheduled', areas: [], note: null }
  expect(demo.saved).toMatchObject([
    {
      changes: [
        { type: 'cast-work-schedule', changes: { date: MONDAY, ...shift } },
        { type: 'cast-work-schedule', changes: { date: TUESDAY, ...shift } },
      ],
    },
  ])
  await expect.element(save()).not.toBeInTheDocument()
})

it('takes back what was pasted, and nothing else', async () => {
  await open(demoSchedule(), ahead)
  const later = addDays(MONDAY, 4)
  await type(later, '19:00', '23:00')
  await type(MONDAY, '20:00', '22:00')
  await userEvent.keyboard('{Control>}c{/Control}{ArrowRight}{Control>}v{/Control}')
  await expect.element(day(TUESDAY)).toHaveAccessibleName(/20:00–22:00/)
  const undo = page.getByRole('button', { name: '元に戻す' })
  await undo.click()
  await expect.element(day(TUESDAY)).toHaveAccessibleName(/出勤なし/)
  await expect.element(day(TUESDAY)).toHaveFocus()
  for (const [date, hours] of [
    [MONDAY, /20:00–22:00/],
    [later, /19:00–23:00/],
  ] as const)
    await expect.element(day(date)).toHaveAccessibleName(hours)
  await userEvent.keyboard('{Control>}v{/Control}')
  await expect.element(undo).toBeVisible()
  await type(later, '18:00', '23:00')
  await expect.element(undo).not.toBeInTheDocument()
  await expect.element(day(TUESDAY)).toHaveAccessibleName(/20:00–22:00/)
})

it.each([1400, 390])('shows a notice above the bar that saves at %i px', async (width) => {
  await page.viewport(width, 844)
  await open(demoSchedule(), ahead)
  await type(MONDAY, '18:00', '19:00')
  await page.getByRole('button', { name: '先週をコピー' }).click()
  await page.getByRole('menuitem', { name: /今日以降のすべての週/ }).click()
  const undo = page.getByRole('button', { name: '元に戻す' })
  const gap = () => save().element().getBoundingClientRect().top - undo.element().getBoundingClientRect().bottom
  await expect.poll(gap).toBeGreaterThan(0)
})

it('names what is wrong beside the day, and saves nothing until it is right', async () => {
  const demo = demoSchedule()
  await open(demo, ahead)
  await type(MONDAY, '20:00', '19:00')
  await expect.element(day(MONDAY)).toHaveAccessibleName(/開始より後の時刻にしてください/)
  await expect.element(save()).toBeDisabled()
  await type(MONDAY, '18:00', '19:00')
  demo.refusal = {
    status: 422,
    body: {
      type: 'urn:captain:problem:invalid',
      title: '',
      status: 422,
      code: 'invalid',
      issues: [{ path: '0.startTime', rule: 'custom', message: '時間が重なっています。' }],
    },
  }
  await save().click()
  await expect.element(day(MONDAY)).toHaveAccessibleName(/時間が重なっています。/)
  await page.getByRole('button', { name: '該当の日を見る' }).click()
  await expect.element(day(MONDAY)).toHaveFocus()
})

it('lets a note be typed that is too long, marks it, and saves nothing until it is short', async () => {
  const demo = demoSchedule()
  await open(demo, ahead)
  await day(MONDAY).click()
  await page.getByRole('textbox', { name: '開始' }).fill('18:00')
  await page.getByRole('textbox', { name: '終了' }).fill('19:00')
  const note = page.getByRole('textbox', { name: 'メモ（内部）' })
  await note.fill('長'.repeat(51))
  await expect.element(note).toHaveValue('長'.repeat(51))
  await expect.element(note).toHaveAccessibleDescription('メモは50文字までです')
  await page.getByRole('button', { name: '完了' }).click()
  await expect.element(day(MONDAY)).toHaveAccessibleName(/メモは50文字までです/)
  await expect.element(save()).toBeDisabled()
})

it('keeps what is entered when somebody else was quicker', async () => {
  const demo = demoSchedule()
  await open(demo, ahead)
  await type(MONDAY, '18:00', '19:00')
  demo.refusal = {
    status: 409,
    body: { type: 'urn:captain:problem:version-conflict', title: '', status: 409, code: 'version-conflict', conflicts: [] },
  }
  await save().click()
  await page.getByRole('button', { name: '最新を読み込む' }).click()
  demo.refusal = null
  await expect.element(page.getByText(/ほかの人が先に変更しました/)).not.toBeInTheDocument()
  await save().click()
  await expect.poll(() => demo.saved.length).toBe(2)
})

it('sends the same once more as the same request, and anything else as another', async () => {
  const demo = demoSchedule()
  await open(demo, ahead)
  await type(MONDAY, '18:00', '19:00')
  demo.refusal = { status: 503, body: { type: 'urn:captain:problem:unavailable', title: '', status: 503, code: 'unavailable' } }
  await save().click()
  await expect.poll(() => demo.keys.length).toBe(1)
  await expect.element(save()).toBeEnabled()
  await save().click()
  await expect.poll(() => demo.keys.length).toBe(2)
  await type(TUESDAY, '18:00', '19:00')
  await save().click()
  await expect.poll(() => demo.keys.length).toBe(3)
  expect(demo.keys[0]).toBe(demo.keys[1])
  expect(demo.keys[2]).not.toBe(demo.keys[1])
})

it('fills weekdays, copies weeks on, and clears the month, each to be taken back', async () => {
  const demo = demoSchedule()
  await open(demo, ahead)
  await type(MONDAY, '10:00', '12:00')
  await page.getByRole('button', { name: '先週をコピー' }).click()
  await page.getByRole('menuitem', { name: /今日以降のすべての週/ }).click()
  const next = day(addDays(MONDAY, 7))
  await expect.element(next).toHaveAccessibleName(/10:00–12:00/)

  await page.getByRole('button', { name: '曜日で一括' }).click()
  const dialog = page.getByRole('dialog', { name: '曜日で一括' })
  await dialog.getByText('火', { exact: true }).click()
  // It suggests the most frequent times, also of the month before.
  await dialog.getByRole('textbox', { name: '開始' }).fill('10:00')
  await dialog.getByRole('textbox', { name: '終了' }).fill('12:00')
  await dialog.getByRole('button', { name: /日に入れる/ }).click()
  await expect.element(day(TUESDAY)).toHaveAccessibleName(/10:00–12:00/)

  await page.getByRole('button', { name: '月をクリア' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'クリア', exact: true }).click()
  await expect.element(day(MONDAY)).toHaveAccessibleName(/出勤なし/)
  await page.getByRole('button', { name: '元に戻す' }).last().click()
  await expect.element(next).toHaveAccessibleName(/10:00–12:00/)
})

it('shows a day whole beside the calendar on a low window', async () => {
  await page.viewport(1366, 640)
  await open(demoSchedule(), ahead)
  await day(MONDAY).click()
  const editor = page.getByRole('dialog')
  await expect.element(editor).toBeVisible()
  await expect.poll(() => editor.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(640)
  await expect.poll(() => editor.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
})

it('lets nobody change what is past', async () => {
  const past = `${adjacentMonth(MONTH, -3)}-15`
  await open(demoSchedule(), { screen: 'edit', search: `?month=${past.slice(0, 7)}` })
  await day(past).click()
  await expect.element(page.getByRole('heading', { name: formatDateWithWeekday('ja', past), exact: false })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '開始' })).not.toBeInTheDocument()
})

it('lists who works when, and those without shifts in a month', async () => {
  await open(demoSchedule(), { screen: 'list', search: `?month=${MONTH}` })
  await expect.element(page.getByRole('link', { name: 'ルカ' })).toBeVisible()
  await page.getByRole('searchbox').fill('さよ')
  await expect.element(page.getByRole('link', { name: 'ルカ' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: '小夜' })).toBeVisible()
  await page.getByRole('button', { name: '出勤の登録' }).click()
  await page.getByRole('radio').click()
  await expect.element(page.getByRole('link', { name: '小夜' })).toBeVisible()
})

it('shows the note of a stored shift, and keeps it when the times change', async () => {
  const demo = demoSchedule('裏口から')
  const today = dateInTimeZone(new Date())
  await open(demo, { screen: 'edit' })
  await day(today).click()
  await expect.element(page.getByRole('textbox', { name: 'メモ（内部）' })).toHaveValue('裏口から')
  await page.getByRole('textbox', { name: '終了' }).fill('24時')
  await page.getByRole('button', { name: '完了' }).click()
  await save().click()
  await expect.poll(() => demo.saved).toMatchObject([{ changes: [{ changes: { endTime: 1440, note: '裏口から' } }] }])
})
