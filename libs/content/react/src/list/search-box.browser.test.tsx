import { UiProvider } from '@captain/ui'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useRef, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadContentMessages } from '../load-messages.ts'
import { SearchBox } from './search-box.tsx'

beforeAll(async () => {
  i18n.load({ ja: await loadContentMessages('ja') })
  i18n.activate('ja')
})

const asked: string[] = []

const Searching = () => {
  const [q, setQ] = useState('')
  const inputRef = useRef<HTMLInputElement>(null)
  const search = (next: string) => {
    asked.push(next)
    setQ(next)
  }
  return (
    <>
      <SearchBox q={q} onSearch={search} inputRef={inputRef} />
      <button type="button" onClick={() => setQ('')}>
        条件を解除
      </button>
    </>
  )
}

const open = async () => {
  asked.length = 0
  const screen = await render(
    <UiProvider>
      <I18nProvider i18n={i18n}>
        <Searching />
      </I18nProvider>
    </UiProvider>,
  )
  return { screen, box: screen.getByRole('searchbox', { name: '検索' }) }
}

const compose = (input: HTMLInputElement, text: string) => {
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, isComposing: true }))
}

// Time passes only here, however long a key press takes. (Not so in `type` and `click`: they let time pass until they find their element.)
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())
const settle = () => vi.advanceTimersByTime(1000)

describe('SearchBox', () => {
  it('asks once, a moment after the last key', async () => {
    const { box } = await open()
    await box.click()
    await userEvent.keyboard('toast')
    expect(asked).toEqual([])
    settle()
    expect(asked).toEqual(['toast'])
  })

  it('asks for nothing while a word is being converted, not even at the confirming Enter', async () => {
    const { box } = await open()
    const input = box.element() as HTMLInputElement
    compose(input, 'こーひー')
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true, keyCode: 229 }))
    settle()
    expect(asked).toEqual([])
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'こーひー' }))
    settle()
    expect(asked).toEqual(['こーひー'])
  })

  it('asks at once at Enter and empties at Escape', async () => {
    const { box } = await open()
    await box.click()
    await userEvent.keyboard('a{Enter}')
    expect(asked).toEqual(['a'])
    await userEvent.keyboard('{Escape}')
    settle()
    expect(asked).toEqual(['a', ''])
    await expect.element(box).toHaveValue('')
  })

  it('follows an address that changes under it', async () => {
    const { screen, box } = await open()
    await box.click()
    await userEvent.keyboard('a{Enter}b')
    await screen.getByRole('button', { name: '条件を解除' }).click()
    await expect.element(box).toHaveValue('')
    settle()
    expect(asked).toEqual(['a'])
  })
})
