import { expect } from '../../../../tools/browser/watched-test.ts'
import { expectSaved, side } from '../record-form.ts'
import { read, send, type Json } from './data.ts'
import { job } from './job.ts'
import { saveForm, searchList } from './parts.ts'

const API = '/api/v1/tenants/cafe/food-category'

job('English that is out of date is brought up to date', { as: 'cafe-editor', mainly: 'keyboard' }, async ({ page, hand, word }) => {
  const name = { ja: `試しの棚${word}`, en: `Shelf ${word}` }
  const made = await send(page, API, { name, lead: { ja: '昼だけです。', en: 'At noon only.' }, isPublished: true })
  const path = `${API}/${String(made['id'])}`
  await send(page, path, { lead: { ja: '夜もあります。', en: 'At noon only.' } }, Number(made['lockVersion']))

  await page.goto('/captain/tenant/cafe/food-category')
  await searchList({ page, hand }, word)
  const row = page.locator('[data-row]').filter({ hasText: name.ja })
  await expect(row).toContainText('英語が未更新')
  await hand.press(row.getByRole('link', { name: name.ja }))
  const lead = page.getByRole('group', { name: '説明', exact: true })
  await expect(lead).toMatchAriaSnapshot(`
    - group "説明":
      - textbox "説明 日本語": 夜もあります。
      - text: /英語が未更新/
      - textbox "説明 英語": At noon only.
  `)
  await hand.write(side(page, '説明', '英語'), 'In the evening, too.')
  await expect(lead).not.toContainText('英語が未更新')
  await saveForm({ page, hand })
  await expectSaved(page)

  expect(await read(page, path)).toMatchObject({ englishBehind: [] })
  const delivered = `/api/v1/public/cafe/food-category?locale=en&limit=100`
  const leads = async () => (await read<{ readonly items: readonly Json[] }>(page, delivered)).items.map((item) => item['lead'])
  await expect.poll(leads).toContain('In the evening, too.')
})
