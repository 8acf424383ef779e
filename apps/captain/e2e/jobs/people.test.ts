import { expect } from '../../../../tools/browser/watched-test.ts'
import { linksTo } from '../outbox.ts'
import { arrive } from '../own-account.ts'
import { expectSaved, side } from '../record-form.ts'
import { read } from './data.ts'
import { job } from './job.ts'
import { saveForm } from './parts.ts'

job('a person is invited, and may use the AI tools or not', { as: null, mainly: 'keyboard' }, async ({ page, hand, word }) => {
  const [name, email] = [`新人${word}`, `shinjin-${word}@captain.example`]
  await arrive(page.context(), { name: `管理${word}`, role: 'admin', isProven: true })
  await page.goto('/captain/tenant/nyanko/user/new')
  await hand.write(side(page, '表示名'), name)
  await hand.write(page.getByRole('textbox', { name: 'メールアドレス', exact: true }), email)
  const mayUseAi = page.getByRole('switch', { name: 'AI機能を許可', exact: true })
  await hand.press(page.getByRole('switch', { name: '招待メールを送る', exact: true }))
  await hand.press(mayUseAi)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - switch "招待メールを送る" [checked]
    - switch "AI機能を許可" [checked]
  `)
  await saveForm({ page, hand })
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('button', { name: '招待メールを再送' })).toBeVisible()
  await expect.poll(() => linksTo(email, '/auth/enrol')).toHaveLength(1)
  const stored = () => read(page, `/api/v1/tenants/nyanko/user/${new URL(page.url()).pathname.split('/').at(-2) ?? ''}`)
  expect(await stored()).toMatchObject({ email, canUseAi: true, accountState: 'invited' })

  await hand.press(mayUseAi)
  await saveForm({ page, hand })
  await expectSaved(page)
  expect(await stored()).toMatchObject({ canUseAi: false })
})
