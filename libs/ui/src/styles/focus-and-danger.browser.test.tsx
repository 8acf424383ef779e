import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Button, MantineProvider, TextInput } from '@mantine/core'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setColorScheme } from '../scheme/color-scheme.ts'
import { schemeManager } from '../scheme/scheme-manager.ts'
import { cssVariables } from '../theme/css-variables.ts'
import { brandTheme } from '../theme/theme.ts'

/** Colours of tenants: of the shop, a plain red, the danger colour itself, and others. */
const BRANDS = ['#A8324A', '#ff0000', '#b3261e', '#24506e', '#2E7D32', '#475569'] as const

afterEach(() => setColorScheme('light'))

const show = (color: string) =>
  render(
    <I18nProvider i18n={setupI18n({ locale: 'ja', messages: { ja: {} } })}>
      <MantineProvider theme={brandTheme(color)} cssVariablesResolver={cssVariables} colorSchemeManager={schemeManager()}>
        <TextInput aria-label="right" />
        <TextInput aria-label="wrong" error="message" />
        <Button>primary</Button>
        <span data-testid="danger" style={{ color: 'var(--captain-danger)' }} />
      </MantineProvider>
    </I18nProvider>,
  )

const insetOf = (input: Element): boolean => getComputedStyle(input).boxShadow.includes('inset')

it.each(BRANDS.flatMap((color) => (['light', 'dark'] as const).map((scheme) => [color, scheme] as const)))(
  'the focus never looks like an error, and an error is more than a colour: %s, %s',
  async (color, scheme) => {
    setColorScheme(scheme)
    const screen = await show(color)
    const [right, wrong] = [screen.getByLabelText('right').element(), screen.getByLabelText('wrong').element()]
    const danger = getComputedStyle(screen.getByTestId('danger').element()).color
    await userEvent.click(screen.getByLabelText('right'))
    expect(getComputedStyle(right).borderTopColor).not.toBe(danger)
    expect([insetOf(right), insetOf(wrong)]).toEqual([false, true])
    await userEvent.click(screen.getByLabelText('wrong'))
    expect(insetOf(wrong)).toBe(true)
  },
)
