import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useShortcuts } from './use-shortcuts.ts'

const run = vi.fn<() => void>()
const save = vi.fn<() => void>()
const help = vi.fn<() => void>()
const publish = vi.fn<() => void>()
const choose = vi.fn<() => void>()
afterEach(() => vi.clearAllMocks())

const Page = () => {
  useShortcuts([
    { keys: 'j', run },
    { keys: '?', run: help },
    { keys: 'mod+S', run: save, inInputs: true },
    { keys: 'mod+Enter', run: publish, inInputs: true, first: true },
  ])
  return (
    <>
      <input type="checkbox" aria-label="tick" />
      <input type="radio" aria-label="choice" />
      <input aria-label="text" />
      <input type="search" aria-label="search" />
      <div
        role="textbox"
        tabIndex={0}
        aria-label="editor"
        onKeyDown={(event) => {
          event.preventDefault()
          event.stopPropagation()
          choose()
        }}
      />
      <div role="dialog">
        <input type="checkbox" aria-label="inside" />
      </div>
    </>
  )
}

it.each([
  ['tick', 1],
  ['choice', 1],
  ['text', 0],
  ['search', 0],
  ['inside', 0],
])('on %s, a key acts %i times', async (label, times) => {
  const screen = await render(<Page />)
  ;(screen.getByLabelText(label, { exact: true }).element() as HTMLElement).focus()
  await userEvent.keyboard('j')
  expect(run).toHaveBeenCalledTimes(times)
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(save).toHaveBeenCalledTimes(1)
})

it('takes a sign with Shift and without: which of them types it is a matter of the keyboard', async () => {
  await render(<Page />)
  await userEvent.keyboard('?')
  expect(help).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Shift>}?{/Shift}')
  expect(help).toHaveBeenCalledTimes(2)
  await userEvent.keyboard('{Shift>}J{/Shift}')
  expect(run).not.toHaveBeenCalled()
})

it('comes before what has the focus if it says so, such as an editor or an open dropdown that takes Enter', async () => {
  const screen = await render(<Page />)
  ;(screen.getByLabelText('editor').element() as HTMLElement).focus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(publish).toHaveBeenCalledTimes(1)
  expect(choose).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Enter}')
  expect(choose).toHaveBeenCalledTimes(2)
})

it('runs once where nothing else takes the keys, in a dialog too', async () => {
  const screen = await render(<Page />)
  for (const label of ['text', 'inside']) {
    ;(screen.getByLabelText(label, { exact: true }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
  }
  expect(publish).toHaveBeenCalledTimes(2)
})
