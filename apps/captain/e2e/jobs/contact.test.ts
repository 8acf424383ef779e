import { expect } from '../../../../tools/browser/watched-test.ts'
import { read, send, type Json } from './data.ts'
import { job } from './job.ts'

const API = '/api/v1/tenants/hall/contact'

job('a message is read, answered and done', { as: 'owner', mainly: 'touch', isNarrowToo: true }, async ({ page, hand, word }) => {
  const subject = `下見のお願い${word}`
  await send(page, '/api/v1/public/hall/contact', {
    kind: 'facility',
    name: '見本 桜',
    email: `sakura-${word}@mail.example`,
    emailConfirm: `sakura-${word}@mail.example`,
    phone: '03-0000-0820',
    subject,
    body: '平日の午後に下見をお願いできますか。\n2名で伺います。',
    replyMethod: 'phone',
    agreePrivacy: true,
    locale: 'ja',
  })
  const stored = async () => {
    const { items } = await read<{ readonly items: readonly Json[] }>(page, `${API}?${new URLSearchParams({ q: subject })}`)
    return read(page, `${API}/${String(items[0]?.['id'])}`)
  }

  await page.goto('/captain/tenant/hall/contact')
  await hand.press(page.getByRole('link', { name: new RegExp(subject) }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "送信者":
      - term: お名前
      - definition: 見本 桜
      - term: メールアドレス
      - definition:
        - link "sakura-${word}@mail.example":
          - /url: mailto:sakura-${word}@mail.example
      - term: 電話番号
      - definition:
        - link:
          - /url: /^tel:/
  `)
  await expect(page.getByRole('link', { name: '電話をかける' })).toHaveAttribute('href', /^tel:/)

  await hand.press(page.getByRole('button', { name: '対応を始める' }))
  await expect.poll(stored).toMatchObject({ status: 'inProgress' })
  await hand.write(page.getByRole('textbox', { name: '返信・対応メモ' }), '電話で日時を決めました。')
  await hand.press(page.getByRole('button', { name: '対応済みにする' }))
  await expect(page.getByText(`「${subject}」を対応済みにしました`)).toBeVisible()
  expect(await stored()).toMatchObject({ status: 'done', replyNote: '電話で日時を決めました。' })
})
