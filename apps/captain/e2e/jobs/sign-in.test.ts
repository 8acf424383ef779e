import { expect } from '../../../../tools/browser/watched-test.ts'
import { shared } from '../signing-in.ts'
import { read } from './data.ts'
import { job } from './job.ts'

job('sign in, come to one’s site, and sign out', { as: null, mainly: 'touch' }, async ({ page, hand }) => {
  const session = () => read<{ readonly user: { readonly email: string } } | null>(page, '/api/auth/get-session')
  await page.goto('/auth/login')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "ログイン" [level=1]
      - textbox "メールアドレス"
      - button "パスキーでログイン"
      - textbox "パスワード"
      - button "ログイン"
  `)
  await hand.write(page.getByLabel('メールアドレス'), 'cafe-editor@captain.example')
  await hand.write(page.getByLabel('パスワード', { exact: true }), shared().demoPassword)
  await hand.press(page.getByRole('button', { name: 'ログイン', exact: true }))
  await expect(page).toHaveURL('/captain')
  await expect(page.getByRole('heading', { level: 1 }), 'a new page begins at its heading').toBeFocused()
  expect((await session())?.user.email).toBe('cafe-editor@captain.example')

  await hand.press(page.getByRole('main').getByRole('link', { name: 'ダイスと珈琲 ころり', exact: true }))
  await expect(page).toHaveURL(/\/captain\/tenant\/cafe\//)
  if (hand.device === 'touch') await hand.press(page.getByRole('button', { name: 'メニューを開く' }))
  const menu = page.getByRole('navigation', { name: 'メニュー' }).last()
  await hand.press(menu.getByRole('link', { name: 'フード', exact: true }))
  await expect(page).toHaveURL('/captain/tenant/cafe/food')

  await hand.press(page.getByRole('button', { name: 'アカウントのメニュー（喫茶 編）' }))
  await hand.press(page.getByRole('menuitem', { name: 'ログアウト' }))
  await expect(page.getByRole('heading', { name: 'ログアウトしました' })).toBeVisible()
  expect(await session()).toBeNull()
})
