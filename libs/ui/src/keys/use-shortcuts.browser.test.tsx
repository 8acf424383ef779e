import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useShortcuts } from './use-shortcuts.ts'

const run = vi.fn<() => void>()
const save = vi.fn<() => void>()
const help = vi.fn<() => void>()
afterEach(() => vi.clearAllMocks())

const Page = () => {
  useShortcuts([
    { keys: 'j', run },
    { keys: '?', run: help },
    { keys: 'mod+S', run: save, inInputs: true },
  ])
  return (
    <>
      <input type="checkbox" aria-label="tick" />
      <input type="radio" aria-label="choice" />
      <input aria-label="text" />
      <input type="search" aria-label="search" />
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
