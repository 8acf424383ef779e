import { Select } from '@mantine/core'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UiProvider } from '../provider.tsx'
import { useOptionsAhead } from './use-options-ahead.ts'

const Form = () => {
  const size = useOptionsAhead()
  const color = useOptionsAhead()
  return (
    <UiProvider>
      <Select label="サイズ" data={['大', '小']} {...size} />
      <Select label="色" data={['赤', '青']} {...color} />
    </UiProvider>
  )
}

/** The pointer stays where a test before left it, which may be where the form appears. */
const movePointerAway = async (): Promise<void> => {
  const corner = await render(<p style={{ position: 'fixed', right: 0, bottom: 0, margin: 0 }}>隅</p>)
  await page.getByText('隅').hover()
  await corner.unmount()
}

const rendered = () => [...document.querySelectorAll('[role="option"]')].map((one) => one.textContent)

it('renders the options of a list that the pointer or the focus reaches, and of no other', async () => {
  await movePointerAway()
  await render(<Form />)
  const size = page.getByRole('combobox', { name: 'サイズ' })
  await expect.element(size).toBeVisible()
  expect(rendered()).toEqual([])
  await size.hover()
  await expect.poll(rendered).toEqual(['大', '小'])
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await size.click()
  await page.getByRole('option', { name: '小' }).click()
  await expect.element(size).toHaveValue('小')
  await userEvent.keyboard('{Tab}')
  await expect.poll(rendered).toEqual(['大', '小', '赤', '青'])
})

it('keeps the options of a list that a press on its label opens', async () => {
  await render(<Form />)
  await page.getByText('サイズ').click()
  const option = page.getByRole('option', { name: '大' }).element()
  // A page in the background may never be idle.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
  await expect.element(page.getByRole('option', { name: '大' })).toBeVisible()
  expect(page.getByRole('option', { name: '大' }).element()).toBe(option)
})
