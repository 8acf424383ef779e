import { list, longText, richText, text } from '@captain/content-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadWords, openFields } from '../../fields/testing/open-fields.tsx'

const REFUSAL = '内容が長すぎるため、貼り付けませんでした。いくつかに分けて貼り付けてください。'
const MEGABYTES = 10

const box = (name: string) => page.getByRole('textbox', { name: `${name}欄` })

/** Puts data into the clipboard as the copy of another page does. */
const copy = async (data: Readonly<Record<string, string>>): Promise<void> => {
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault()
    for (const [type, value] of Object.entries(data)) event.clipboardData?.setData(type, value)
  }
  document.addEventListener('copy', onCopy, { capture: true, once: true })
  await userEvent.keyboard('{Control>}c{/Control}')
}

/** Pastes by the keys, and returns whether the browser was kept from inserting anything: what it inserts it also has to lay out. */
const paste = async (): Promise<boolean> => {
  const isRefused = new Promise<boolean>((resolve) => {
    const onPaste = (event: ClipboardEvent) => setTimeout(() => resolve(event.defaultPrevented))
    window.addEventListener('paste', onPaste, { capture: true, once: true })
  })
  await userEvent.keyboard('{Control>}v{/Control}')
  return isRefused
}

const longLine = '港の朝'.repeat((MEGABYTES * 1_000_000) / 9)

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})

beforeEach(() => localStorage.clear())

describe('a paste of ten megabytes', () => {
  const fields = {
    title: text({ maxBytes: 90 }),
    address: text({ maxBytes: 600 }),
    story: longText({ maxBytes: 1500 }),
    parts: list({ max: 3, of: { label: text({ maxBytes: 30 }) } }),
  }

  it.each(['title', 'address', 'story'])('into %s is refused in the field, at once, and the text before stays', async (name) => {
    await openFields(fields, { values: { title: '港', [name]: '紅茶' } })
    await box(name).click()
    await copy({ 'text/plain': longLine })
    expect(await paste()).toBe(true)
    await expect.element(box(name)).toHaveValue('紅茶')
    await expect.element(page.getByRole('alert')).toHaveTextContent(REFUSAL)
    await expect.element(box(name)).toHaveAccessibleDescription(expect.stringContaining(REFUSAL))
    await userEvent.keyboard('{End}と菓子')
    await expect.element(box(name)).toHaveValue('紅茶と菓子')
    await expect.element(page.getByText(REFUSAL)).not.toBeInTheDocument()
  })

  it('is no longer refused after typing, even once that is deleted again', async () => {
    await openFields(fields, { values: { title: '港', story: '紅茶' } })
    await box('story').click()
    await copy({ 'text/plain': longLine })
    await paste()
    await expect.element(page.getByText(REFUSAL)).toBeVisible()
    await userEvent.keyboard('{End}abc')
    await expect.element(page.getByText(REFUSAL)).not.toBeInTheDocument()
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
    await expect.element(box('story')).toHaveValue('紅茶')
    expect(page.getByText(REFUSAL).elements()).toEqual([])
  })

  it('into a part of a field is refused there alone', async () => {
    await openFields(fields, { values: { title: '港', parts: [{ label: '甲' }] } })
    const part = page
      .getByRole('textbox', { name: 'label' })
      .or(page.getByRole('group', { name: 'parts欄' }).getByRole('textbox'))
      .first()
    await part.click()
    await copy({ 'text/plain': longLine })
    await paste()
    await expect.element(part).toHaveValue('甲')
    expect(page.getByText(REFUSAL).elements()).toHaveLength(1)
  })

  it('leaves an ordinary paste alone', async () => {
    await openFields(fields, { values: { title: '港', story: '' } })
    await box('story').click()
    await copy({ 'text/plain': '一行\n二行' })
    expect(await paste()).toBe(false)
    await expect.element(box('story')).toHaveValue('一行\n二行')
    await expect.element(page.getByText(REFUSAL)).not.toBeInTheDocument()
  })

  it.each([
    ['text', { 'text/plain': longLine }],
    ['HTML', { 'text/plain': longLine, 'text/html': `<div>${'<p>港の<b>朝</b></p>'.repeat(400_000)}</div>` }],
  ])('of %s into a rich text is refused below it, at once, and the text before stays', async (_, data) => {
    const body = { blocks: [{ id: 'aaaaaaaaaa', type: 'paragraph', data: { text: '紅茶' } }] }
    await openFields({ title: text({ maxBytes: 90 }), body: richText({}) }, { values: { title: '港', body } })
    const words = page.getByText('紅茶')
    await expect.element(words).toBeVisible()
    await words.click()
    await copy(data)
    expect(await paste()).toBe(true)
    await expect.element(page.getByText(REFUSAL)).toBeVisible()
    await expect.element(words).toBeVisible()
    expect(document.querySelectorAll('.ce-block')).toHaveLength(1)
  })
})
