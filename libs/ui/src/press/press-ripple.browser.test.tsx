import { Button } from '@mantine/core'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { UiProvider } from '../provider.tsx'
import { RIPPLE_MS } from './press-ripple.ts'

/** The setting of people who want less motion; the browser of the tests has it. */
const motionQuery = (matches: boolean): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches,
    media: '',
    onchange: null,
    addListener: vi.fn<() => void>(),
    removeListener: vi.fn<() => void>(),
  })

const open = async ({ isDisabled = false, isStill = false } = {}): Promise<HTMLElement> => {
  const asked = vi.spyOn(globalThis, 'matchMedia').mockReturnValue(motionQuery(isStill))
  const screen = await render(
    <UiProvider>
      <Button disabled={isDisabled}>保存</Button>
    </UiProvider>,
  )
  // Its code loads after the page.
  await import('./press-ripple.ts')
  await new Promise((resolve) => setTimeout(resolve))
  asked.mockRestore()
  const button = screen.getByRole('button').element()
  if (!(button instanceof HTMLElement)) throw new TypeError('no button')
  return button
}

const ripples = (button: HTMLElement): readonly unknown[] =>
  button
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === '::after')
    .map(({ effect }) => effect?.getTiming().duration)

const press = (button: HTMLElement) =>
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, clientX: 5, clientY: 5 }))

it('plays for 401 ms in a button that is pressed', async () => {
  const button = await open()
  press(button)
  expect(ripples(button)).toEqual([401])
  expect(RIPPLE_MS).toBe(401)
})

it('plays for a press by key, and not twice for one by pointer', async () => {
  const button = await open()
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  expect(ripples(button)).toEqual([])
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
  expect(ripples(button)).toEqual([401])
})

it('does not play in a disabled button', async () => {
  const button = await open({ isDisabled: true })
  press(button)
  expect(ripples(button)).toEqual([])
})

it('does not play for people who want less motion', async () => {
  const button = await open({ isStill: true })
  press(button)
  expect(ripples(button)).toEqual([])
})
