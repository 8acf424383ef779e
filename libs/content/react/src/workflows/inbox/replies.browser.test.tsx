import type { TypeRight } from '@captain/auth-core'
import { typeForRole } from '@captain/content-core'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OtherTypeContent, useContent } from '../../content-context.tsx'
import { loadWords, notedCall, openForm, question, sentReply } from '../../form/testing/open-form.tsx'
import { shelfApi } from '../../form/testing/shelf-api.ts'
import { InboxScreen } from './letter/screen-with-messages.ts'

type Api = ReturnType<typeof shelfApi>

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = () => page.getByRole('dialog')
const subject = () => page.getByRole('textbox', { name: '件名' })
const body = () => page.getByRole('textbox', { name: '本文' })
const thread = () => page.getByRole('listitem').filter({ has: page.getByRole('article') })
const valueOf = (box: ReturnType<typeof body>) => (box.element() as HTMLTextAreaElement).value
const open = (api: Api, role: 'viewer' | 'editor' = 'editor') => openForm(api, { type: 'mail', screen: 'preview-by-id', role })
const sends = (api: Api) => api.writes().filter(({ path }) => path.endsWith('/replies'))

/** The screen as a custom role sees it that has these rights, and all fields. */
const Narrowed = ({ operations, id }: { readonly operations: readonly TypeRight[]; readonly id: string }) => {
  const { contentType } = useContent()
  const fields = Object.fromEntries(Object.keys(contentType.fields).map((name) => [name, 'write'] as const))
  const types = { [contentType.name]: { operations, languages: null, fields, otherFields: 'write' } } as const
  const role = { key: 'trial', names: { ja: '検査', en: 'Trial' }, media: true, types }
  return (
    <OtherTypeContent type={typeForRole(contentType, role)}>
      <InboxScreen params={{ id }} />
    </OtherTypeContent>
  )
}

const openWith = (operations: readonly TypeRight[], api = shelfApi({ ...question, phone: '03-0000-0901' })) =>
  openForm(api, { type: 'mail', children: <Narrowed operations={operations} id={api.id()} /> })

const write = async (api: Api) => {
  const shown = await open(api)
  await button('メールで返信').click()
  await expect.element(body()).toBeVisible()
  return shown
}

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})

beforeEach(() => localStorage.clear())

// Toasts outlive the screen that showed them.
afterEach(() => {
  for (const close of document.querySelectorAll<HTMLElement>('[aria-label="お知らせを閉じる"]')) close.click()
})

describe('a reply by mail', () => {
  it('begins with greeting, signature and subject, and goes to the address of the record alone', async () => {
    await write(shelfApi(question))
    await expect.element(subject()).toHaveValue('Re: 予約について')
    expect(valueOf(body())).toMatch(/^港 花子 様\n[^]*\n\n\n\n--\nカフェ/)
    await expect.element(body()).toHaveFocus()
    await expect.element(page.getByText('cafe@mail.example', { exact: true })).toBeVisible()
    expect(page.getByRole('textbox', { name: /宛先/ }).elements()).toEqual([])
  })

  it('is sent once after a summary of all of it, and stands in the thread', async () => {
    const api = shelfApi(question)
    await write(api)
    await body().fill('5名様で承りました。')
    await button('内容を確認して送信').click()
    await expect
      .element(dialog())
      .toMatchTextContent(/guest@mail\.example[^]*Re: 予約について[^]*5名様で承りました。[^]*> 窓側を希望します。/)
    expect(sends(api)).toEqual([])
    await dialog().getByRole('button', { name: '送信する' }).dblClick()
    await expect.element(page.getByText('返信を送信しました').first()).toBeVisible()
    expect(sends(api)).toMatchObject([
      {
        ifMatch: '"1"',
        body: { way: 'email', subject: 'Re: 予約について', body: '5名様で承りました。', isQuoting: true, isFinished: false },
      },
    ])
    expect(sends(api)[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
    await expect.element(thread().first()).toMatchTextContent(/5名様で承りました。[^]*元のメッセージを引用しています。[^]*送信待ち/)
    await expect.element(body()).not.toBeInTheDocument()
    expect(localStorage).toHaveLength(0)
  })

  it('leaves the quoted message out and completes the message if that is chosen', async () => {
    const api = shelfApi(question)
    await write(api)
    await page.getByRole('checkbox', { name: '元のメッセージを引用する' }).click()
    await page.getByRole('checkbox', { name: '対応済みにする' }).click()
    await body().fill('承りました。')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(dialog()).toBeVisible()
    await expect.element(dialog()).not.toMatchTextContent(/> 窓側を希望します。/)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByText('返信を送信し、対応済みにしました')).toBeVisible()
    expect(sends(api)).toMatchObject([{ body: { isQuoting: false, isFinished: true } }])
    await expect.element(button('対応中に戻す')).toBeVisible()
  })

  it('is not sent without a text, nor if it is too long', async () => {
    const api = shelfApi(question)
    await write(api)
    // Greeting and signature alone.
    await button('内容を確認して送信').click()
    await expect.element(body()).toHaveAttribute('aria-invalid', 'true')
    await body().fill('')
    await button('内容を確認して送信').click()
    await expect.element(body()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(dialog()).not.toBeInTheDocument()
    await body().fill('長'.repeat(3001))
    await button('内容を確認して送信').click()
    await expect.element(body()).toHaveAttribute('aria-invalid', 'true')
    expect(sends(api)).toEqual([])
  })

  it('stays in the browser when it is closed, and comes back', async () => {
    const api = shelfApi(question)
    const shown = await write(api)
    await body().fill('書きかけの返信')
    await button('閉じる').click()
    await expect.element(body()).not.toBeInTheDocument()
    await button('復元する').click()
    await expect.element(body()).toHaveValue('書きかけの返信')
    await body().fill('書きかけの返信、その二')
    await shown.unmount()
    await open(api)
    await button('復元する').click()
    await expect.element(body()).toHaveValue('書きかけの返信、その二')
    expect(sends(api)).toEqual([])
  })

  it('stays when the session has ended, and goes with the same key afterwards', async () => {
    const api = shelfApi(question)
    await write(api)
    await body().fill('承りました。')
    await button('内容を確認して送信').click()
    api.next(() => api.problem(401, 'unauthorized'))
    await dialog().getByRole('button', { name: '送信する' }).click()
    await expect.element(dialog().getByRole('alert')).toMatchTextContent(/ログインの有効期限が切れています/)
    await expect.element(dialog().getByRole('link', { name: '別のタブでログイン' })).toBeVisible()
    await dialog().getByRole('button', { name: '送信する' }).click()
    await expect.element(page.getByText('返信を送信しました').first()).toBeVisible()
    const keys = sends(api).map(({ idempotencyKey }) => idempotencyKey)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it('is not sent twice when the response to the first attempt was lost', async () => {
    const api = shelfApi(question)
    await write(api)
    await body().fill('承りました。')
    await button('内容を確認して送信').click()
    api.next((answer) => {
      answer()
      throw new TypeError('Failed to fetch')
    })
    await dialog().getByRole('button', { name: '送信する' }).click()
    await expect.element(dialog().getByRole('alert')).toBeVisible()
    await dialog().getByRole('button', { name: '送信する' }).click()
    await expect.element(page.getByText('返信を送信しました').first()).toBeVisible()
    expect(thread().elements()).toHaveLength(1)
  })

  it('shows who replied first, and keeps the text', async () => {
    const api = shelfApi(question)
    await write(api)
    await body().fill('承りました。')
    api.change({ replies: [sentReply], status: 'inProgress', state: 'inProgress' })
    await button('内容を確認して送信').click()
    await dialog().getByRole('button', { name: '送信する' }).click()
    await expect.element(dialog().getByRole('alert')).toMatchTextContent(/ほかの人が先に更新しました/)
    await dialog().getByRole('button', { name: '修正する' }).click()
    await expect.element(page.getByText(/入力している間に、喫茶 編さんが返信しました/)).toBeVisible()
    await expect.element(body()).toHaveValue('承りました。')
    expect(thread().elements()).toHaveLength(1)
  })

  it('is not left while it is sent, and forgets why an attempt failed with the summary', async () => {
    const api = shelfApi(question)
    await write(api)
    await body().fill('承りました。')
    await button('内容を確認して送信').click()
    const answered = Promise.withResolvers<void>()
    api.next(async () => {
      await answered.promise
      return api.problem(401, 'unauthorized')
    })
    await dialog().getByRole('button', { name: '送信する' }).click()
    await expect.poll(() => sends(api)).toHaveLength(1)
    await dialog().getByRole('group', { name: '本文' }).click()
    await userEvent.keyboard('{Escape}')
    await dialog().getByRole('button', { name: '閉じる' }).click()
    await expect.element(dialog()).toBeVisible()
    answered.resolve()
    await expect.element(dialog().getByRole('alert')).toMatchTextContent(/ログインの有効期限が切れています/)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await button('内容を確認して送信').click()
    await expect.element(dialog()).toBeVisible()
    await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument()
    await expect.element(dialog().getByRole('button', { name: '送信する' })).toBeEnabled()
  })

  it('shows beside the field what only the server knows', async () => {
    const api = shelfApi(question)
    await write(api)
    await body().fill('承りました。')
    await button('内容を確認して送信').click()
    const issues = [{ path: 'subject', rule: 'maxBytes', params: { max: 200 }, message: '200バイトまでで入力してください。' }]
    api.next(() => api.problem(422, 'invalid', { issues }))
    await dialog().getByRole('button', { name: '送信する' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(subject()).toHaveAttribute('aria-invalid', 'true')
  })
})

describe('nobody replies', () => {
  it('to spam, nor to a message whose personal data was deleted', async () => {
    const shown = await open(shelfApi({ ...question, status: 'spam', state: 'spam', phone: '03-0000-0901' }))
    await expect.element(page.getByText(/迷惑メールには返信できません/)).toBeVisible()
    for (const name of ['メールで返信', '返信を記録']) await expect.element(button(name)).not.toBeInTheDocument()
    await shown.unmount()
    await open(shelfApi({ ...question, email: 'deleted@example.invalid', status: 'done', state: 'done' }))
    await expect.element(page.getByText('個人情報を削除したため、返信できません。')).toBeVisible()
    await expect.element(button('メールで返信')).not.toBeInTheDocument()
  })

  it('without the right to handle messages, which both ways need', async () => {
    const shown = await openWith(['read', 'update', 'process'])
    await expect.element(button('メールで返信')).toBeVisible()
    await expect.element(button('返信を記録')).toBeVisible()
    await shown.unmount()
    const api = shelfApi({ ...question, phone: '03-0000-0901', replies: [sentReply] })
    await openWith(['read', 'update'], api)
    await expect.element(page.getByText(/5名で行けますか。/)).toBeVisible()
    await expect.element(page.getByText(/5名様のお席をご用意できます。/)).toBeVisible()
    for (const name of ['メールで返信', '返信を記録']) await expect.element(button(name)).not.toBeInTheDocument()
    expect(api.calls.filter(({ path }) => path.endsWith('/replies'))).toEqual([])
  })

  it('who only reads', async () => {
    await open(shelfApi(question), 'viewer')
    await expect.element(page.getByText(/5名で行けますか。/)).toBeVisible()
    await expect.element(button('メールで返信')).not.toBeInTheDocument()
    await expect.element(page.getByText('まだ返信していません。')).not.toBeInTheDocument()
  })
})

describe('a call', () => {
  it('is noted in the same thread', async () => {
    const api = shelfApi({ ...question, phone: '03-0000-0901', answerBy: 'phone', replies: [sentReply] })
    await open(api)
    await expect.element(page.getByRole('link', { name: '電話をかける' })).toHaveAttribute('href', 'tel:0300000901')
    await button('返信を記録').click()
    const text = page.getByRole('textbox', { name: '話した内容' })
    await expect.element(text).toHaveFocus()
    await text.fill('窓側で承りました。')
    await button('記録する').click()
    await expect.element(page.getByText('返信を記録しました').first()).toBeVisible()
    expect(sends(api)).toMatchObject([{ body: { way: 'phone', body: '窓側で承りました。' } }])
    await expect.element(thread().nth(1)).toMatchTextContent(/記録した返信[^]*窓側で承りました。/)
  })
})

it('notes first what was answered by fax, where that was asked for', async () => {
  await open(shelfApi({ ...question, phone: '03-0000-0901', answerBy: 'fax' }))
  await expect.element(page.getByText('FAXでの返信を希望しています。')).toBeVisible()
  const ways = [...document.querySelectorAll('aside :is(a, button)[data-variant]')].map(({ textContent }) => textContent)
  expect(ways.slice(0, 3)).toEqual(['返信を記録', 'メールで返信', '電話をかける'])
  expect([...document.querySelectorAll('aside [data-variant="filled"]')].map(({ textContent }) => textContent)).toEqual(['返信を記録'])
})

describe('a mail and a note of a call', () => {
  const note = () => page.getByRole('textbox', { name: '話した内容' })
  const called = { ...question, phone: '03-0000-0901' }

  it('keep what was typed in each, whichever is written first', async () => {
    const shown = await write(shelfApi(called))
    await subject().fill('Re: お席について')
    await body().fill('書きかけのメール')
    await button('返信を記録').click()
    await expect.element(note()).toHaveValue('')
    await note().fill('書きかけの記録')
    await button('メールで返信').click()
    await expect.element(body()).toHaveValue('書きかけのメール')
    await expect.element(subject()).toHaveValue('Re: お席について')
    await subject().fill('')
    await button('返信を記録').click()
    await expect.element(note()).toHaveValue('書きかけの記録')
    await button('メールで返信').click()
    await expect.element(subject()).toHaveValue('')
    // Both stay in the browser.
    await shown.unmount()
    await open(shelfApi(called))
    await expect.element(button('復元する').nth(1)).toBeVisible()
    await button('復元する').first().click()
    await expect.element(body()).toHaveValue('書きかけのメール')
    await button('復元する').click()
    await expect.element(note()).toHaveValue('書きかけの記録')
    await button('メールで返信').click()
    await expect.element(body()).toHaveValue('書きかけのメール')
  })

  it('are offered again when one of them is closed or sent', async () => {
    const api = shelfApi(called)
    await open(api)
    await button('返信を記録').click()
    await note().fill('書きかけの記録')
    await button('メールで返信').click()
    await body().fill('承りました。')
    await button('閉じる').click()
    await expect.element(button('復元する').nth(1)).toBeVisible()
    await button('メールで返信').click()
    await body().fill('承りました。その二')
    await button('返信を記録').click()
    await note().fill('電話しました。')
    await button('記録する').click()
    await expect.element(page.getByText('返信を記録しました').first()).toBeVisible()
    await expect.element(button('復元する').nth(2)).toBeVisible()
    expect(sends(api)).toMatchObject([{ body: { way: 'phone', body: '電話しました。' } }])
    expect(localStorage).toHaveLength(3)
  })
})

describe('the focus', () => {
  const heading = () => page.getByRole('heading', { name: '返信とメモ' })
  const called = { ...question, phone: '03-0000-0901' }

  it('is at the thread after a mail was sent or a call was noted', async () => {
    await write(shelfApi(called))
    await body().fill('承りました。')
    await page.getByRole('checkbox', { name: '対応済みにする' }).click()
    await button('内容を確認して送信').click()
    await dialog().getByRole('button', { name: '送信する' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(heading()).toHaveFocus()
    await button('返信を記録').click()
    await page.getByRole('textbox', { name: '話した内容' }).fill('電話しました。')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByText('返信を記録しました').first()).toBeVisible()
    await expect.element(heading()).toHaveFocus()
  })

  it('is at the button that is offered again after closing', async () => {
    await write(shelfApi(called))
    await button('閉じる').click()
    await expect.element(button('メールで返信')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await button('返信を記録').click()
    await button('閉じる').click()
    await expect.element(button('返信を記録')).toHaveFocus()
  })
})

describe('the thread', () => {
  it('has replies, calls and notes in order, each with what became of it', async () => {
    const api = shelfApi({ ...question, replies: [sentReply, notedCall] })
    api.replies.become('refused')
    await open(api)
    await expect.element(thread().nth(0)).toMatchTextContent(/喫茶 編[^]*5名様のお席をご用意できます。[^]*送信できませんでした/)
    await expect.element(thread().nth(1)).toMatchTextContent(/大家 港一[^]*電話で確認しました。/)
  })

  it('sees a waiting mail being sent', async () => {
    const api = shelfApi({ ...question, replies: [sentReply] })
    await open(api)
    await expect.element(page.getByText('送信待ち')).toBeVisible()
    api.replies.become('sent')
    await expect.element(page.getByText('送信済み')).toBeVisible()
  })
})
