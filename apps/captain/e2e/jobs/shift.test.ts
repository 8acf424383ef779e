import { expect, type Page } from '../../../../tools/browser/watched-test.ts'
import { read, type Json } from './data.ts'
import { job } from './job.ts'
import { saveForm } from './parts.ts'

const monthAhead = (months: number): string => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15)).toISOString().slice(0, 7)
}

const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`)

job('a shift is entered and changed', { as: 'owner', mainly: 'touch', isNarrowToo: true }, async ({ page, hand, turn }) => {
  // A month without demo shifts.
  const month = monthAhead(3)
  const date = `${month}-${String(6 + turn).padStart(2, '0')}`
  const shifts = async () => {
    const path = `/api/v1/public/club/cast/luka/schedule?month=${month}`
    return (await read<{ readonly items: readonly Json[] }>(page, path)).items.filter((shift) => shift['date'] === date)
  }
  const enter = async (start: string, end: string) => {
    await hand.pressDay(day(page, date))
    await hand.write(page.getByRole('textbox', { name: '開始' }), start)
    await hand.write(page.getByRole('textbox', { name: '終了' }), end)
    await hand.press(page.getByRole('button', { name: '完了' }))
    await expect(page.getByRole('textbox', { name: '開始' })).toHaveCount(0)
  }
  const save = async () => {
    await saveForm({ page, hand })
    await expect(page.getByText(/の出勤スケジュールを保存しました/).last()).toBeVisible()
    await expect(page.getByRole('region', { name: '1日分の変更' })).toHaveCount(0)
  }

  await page.goto(`/captain/tenant/club/cast-work-schedule?month=${month}`)
  await hand.press(page.getByRole('link', { name: 'ルカ', exact: true }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ルカの出勤スケジュール')
  await enter('2000', '25時')
  await expect(day(page, date)).toHaveAccessibleName(/20:00–25:00 出勤.*未保存/)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "1日分の変更":
      - status: 1日分の変更
      - button "変更を取り消す"
      - button "保存"
  `)
  await save()
  expect(await shifts()).toMatchObject([{ startTime: 1200, endTime: 1500, shiftState: 'scheduled' }])
  await enter('21:30', '25:00')
  await save()
  expect(await shifts()).toMatchObject([{ startTime: 1290, endTime: 1500 }])
})
