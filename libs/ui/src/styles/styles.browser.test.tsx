import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { TextInput } from '@mantine/core'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { UiProvider } from '../provider.tsx'
import { setColorScheme } from '../scheme/color-scheme.ts'

const borderOf = (input: Element) => getComputedStyle(input).borderTopColor

it('shows a wrong input by its border', async () => {
  const screen = await render(
    <I18nProvider i18n={setupI18n({ locale: 'ja', messages: { ja: {} } })}>
      <UiProvider>
        <TextInput aria-label="right" />
        <TextInput aria-label="wrong" error />
        <span data-testid="danger" style={{ color: 'var(--captain-danger)' }}>
          danger
        </span>
        <span data-testid="line" style={{ color: 'var(--captain-hairline-strong)' }} />
      </UiProvider>
    </I18nProvider>,
  )
  // An earlier test may have left the pointer over the input.
  await screen.getByTestId('danger').hover()
  const colourOf = (id: string) => getComputedStyle(screen.getByTestId(id).element()).color
  expect(borderOf(screen.getByLabelText('wrong').element())).toBe(colourOf('danger'))
  expect(borderOf(screen.getByLabelText('right').element())).toBe(colourOf('line'))
})

it('takes on another scheme at once, all the way down, for who wants no motion', async () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
  setColorScheme('light')
  const screen = await render(
    <section style={{ color: 'var(--captain-ink)' }}>
      <p>
        <b>deep</b>
      </p>
    </section>,
  )
  const deep = screen.getByText('deep').element()
  const light = getComputedStyle(deep).color
  setColorScheme('dark')
  const dark = getComputedStyle(deep).color
  expect(dark).not.toBe(light)
  await new Promise(requestAnimationFrame)
  expect(document.getAnimations()).toEqual([])
  expect(getComputedStyle(deep).color).toBe(dark)
  setColorScheme('light')
})
