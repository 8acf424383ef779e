import { createDemoFolder } from '@captain/testing/data-folder'
import { startServer, type RunningServer } from '@captain/testing/server'
import { expect, test, type Page } from '../../../tools/browser/watched-test.ts'
import { adopt, openSession } from './signing-in.ts'

const SENDER = 'hanako.reply@mail.example'
const SUBJECT = '記事の取材について'

let server: RunningServer

// Its own server, since the form counts what one sender sends in an hour.
test.beforeAll(async () => {
  server = await startServer({ dataDir: await createDemoFolder() })
})
test.afterAll(() => server?.dispose())

/** Sends the form of the public site, as a visitor does. */
const sendForm = async (page: Page): Promise<void> => {
  await page.goto(`${server.baseUrl}/contact`)
  await page.getByRole('radio', { name: '取材' }).check()
  await page.getByRole('textbox', { name: 'お名前' }).fill('見本 花子')
  await page.locator('[name="email"]').fill(SENDER)
  await page.locator('[name="emailConfirm"]').fill(SENDER)
  await page.getByRole('textbox', { name: '件名' }).fill(SUBJECT)
  await page.getByRole('textbox', { name: '内容' }).fill('港の猫たちについて、記事を書きたいと思っています。\nお話を聞かせてください。')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '入力内容を確認する' }).click()
  await page.getByRole('button', { name: '送信する' }).click()
  await expect(page).toHaveURL(`${server.baseUrl}/contact/success`)
}

/** The mails to the sender that wait in the outbox of developers, newest first. */
const mails = async (): Promise<readonly string[]> => {
  const read = async (path: string) => (await fetch(`${server.baseUrl}${path}`)).text()
  const list = await read(`/dev/outbox?${new URLSearchParams({ q: SENDER })}`)
  return Promise.all([...list.matchAll(/href="(\/dev\/outbox\/[^"?]+)/g)].map(([, path = '']) => read(path)))
}

test('a visitor writes, an editor replies, and the mail and the thread have the reply', { tag: '@system' }, async ({ page }) => {
  await sendForm(page)
  await adopt(page.context(), await openSession('editor@captain.example', server), server)

  await page.goto(`${server.baseUrl}/captain/tenant/nyanko/contact`)
  const row = page.getByRole('row', { name: new RegExp(SUBJECT) })
  await expect(row).toContainText('港の猫たちについて、記事を書きたいと思っています。 お話を聞かせてください。')
  await row.getByRole('link', { name: new RegExp(SUBJECT) }).click()

  await page.getByRole('button', { name: 'メールで返信' }).click()
  const text = page.getByRole('textbox', { name: '本文' })
  await expect(text).toHaveValue(/^見本 花子 様/)
  await text.fill('見本 花子 様\n\nぜひお話しさせてください。\n\nにゃんこポータル')
  await page.reload()
  await page.getByRole('button', { name: '復元する' }).click()
  await expect(text).toHaveValue(/ぜひお話しさせてください。/)

  await page.getByRole('checkbox', { name: '対応済みにする' }).check()
  await text.press('Control+Enter')
  const summary = page.getByRole('dialog')
  await expect(summary).toContainText(SENDER)
  await expect(summary).toContainText('> お話を聞かせてください。')
  await summary.getByRole('button', { name: '送信する' }).click()

  const reply = page.getByRole('listitem').filter({ hasText: 'メールでの返信' })
  await expect(reply).toContainText('ぜひお話しさせてください。')
  await expect(reply).toContainText('編集 進')
  await expect(page.getByRole('button', { name: '対応中に戻す' })).toBeVisible()
  await expect.poll(async () => (await mails()).join('\n')).toContain(`Re: ${SUBJECT}`)
  const [newest = ''] = await mails()
  expect(newest).toContain('ぜひお話しさせてください。')
  expect(newest).toContain('&gt; お話を聞かせてください。')
  // Without a mail server the mail stays, and the thread says so.
  await expect(reply).toContainText('送信箱に残っています')
})
