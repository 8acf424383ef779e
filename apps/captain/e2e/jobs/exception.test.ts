import { expect } from '../../../../tools/browser/watched-test.ts'
import { side } from '../record-form.ts'
import { read, type Json } from './data.ts'
import { job } from './job.ts'
import { saveForm } from './parts.ts'

const dayAhead = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date(Date.now() + days * 86_400_000))

job('the café closes on one day', { as: 'cafe-editor', mainly: 'touch' }, async ({ page, hand, word, turn }) => {
  // So far ahead that no demo record is about it.
  const date = dayAhead(120 + turn)
  const title = `臨時の休み${word}`
  const inCalendar = async () => {
    const path = `/api/v1/public/cafe/business-calendar?month=${date.slice(0, 7)}`
    return (await read<{ readonly items: readonly Json[] }>(page, path)).items.find((day) => day['date'] === date)
  }

  await page.goto('/captain/tenant/cafe/business-day')
  await hand.press(page.getByRole('button', { name: '例外を追加' }))
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await hand.write(field('開始日'), date.replaceAll('-', '/'))
  await hand.write(field('終了日'), date.replaceAll('-', '/'))
  await hand.choose(page.getByLabel('区分').first(), page.getByRole('option', { name: '臨時休業' }))
  await hand.write(side(page, '見出し'), title)
  await hand.press(page.getByRole('switch', { name: '公開する', exact: true }))
  await expect(page.getByRole('region', { name: '公開', exact: true })).toMatchAriaSnapshot(`
    - region "公開":
      - switch "公開する" [checked]
      - paragraph: オンにして保存すると、すぐに公開されます。
  `)
  await saveForm({ page, hand })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect(await inCalendar()).toMatchObject({ isOpen: false, kind: 'closed', title })
})
