import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { deferred } from './deferred.ts'
import { useDeferredPopup } from './use-deferred-popup.ts'
import { useOpenedLater } from './use-opened-later.ts'

const Opened = () => {
  const { button, opened } = useOpenedLater()
  return (
    <button type="button" ref={button} aria-expanded={opened}>
      menu
    </button>
  )
}

/** Shows a button whose popup arrives when the test says so, above a field. */
const show = async () => {
  const code = Promise.withResolvers<ComponentType>()
  const failures: string[] = []
  const Popup = deferred(async () => code.promise)
  const Page = () => {
    const { isUsed, button } = useDeferredPopup(Popup, () => failures.push('missing'))
    return (
      <>
        {isUsed ? (
          <Popup.Show />
        ) : (
          <button type="button" {...button}>
            menu
          </button>
        )}
        <input aria-label="name" />
      </>
    )
  }
  await render(<Page />)
  return { arrive: () => code.resolve(Opened), fail: () => code.reject(new TypeError('offline')), failures, Popup }
}

const button = () => page.getByRole('button', { name: 'menu' })
const field = () => page.getByRole('textbox', { name: 'name' })

it('opens when its code arrives, with the focus, and says that it is busy until then', async () => {
  const { arrive } = await show()
  await button().click()
  await expect.element(button()).toHaveAttribute('aria-busy', 'true')
  arrive()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true')
  await expect.element(button()).toHaveFocus()
})

it('leaves the focus where somebody types when its code arrives late, and opens on the next press', async () => {
  const { arrive, Popup } = await show()
  await button().click()
  await field().click()
  await userEvent.keyboard('har')
  arrive()
  await expect.poll(() => Popup.isLoaded()).toBe(true)
  await expect.element(button()).toHaveAttribute('aria-busy', 'false')
  await userEvent.keyboard('bour')
  await expect.element(field()).toHaveValue('harbour')
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
  await button().click()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true')
  await expect.element(button()).toHaveFocus()
})

it('says when its code cannot be fetched', async () => {
  const { fail, failures } = await show()
  await button().click()
  fail()
  await expect.poll(() => failures).toEqual(['missing'])
  await expect.element(button()).toHaveAttribute('aria-busy', 'false')
})
