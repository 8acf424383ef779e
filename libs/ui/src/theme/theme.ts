import { createTheme, type MantineThemeOverride } from '@mantine/core'
import { NIGHT_GREYS, WARM_GREYS } from '../color/greys.ts'
import { FILLED_SHADE, shadesOf } from '../color/shades.ts'
import { componentDefaults } from './component-defaults.ts'
import { variantColors } from './variants.ts'

/** Sea blue of the harbour: the accent of screens without a tenant. */
const CAPTAIN_BLUE = '#24506e'

const FONT_STACK = '"Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", sans-serif'

const base = {
  colors: {
    gray: WARM_GREYS,
    dark: NIGHT_GREYS,
    red: shadesOf('#b3261e'),
    yellow: shadesOf('#8a5a00'),
    green: shadesOf('#2b7040'),
    blue: shadesOf('#1f5f99'),
  },
  primaryColor: 'brand',
  primaryShade: FILLED_SHADE,
  autoContrast: true,
  black: '#24211d',
  fontFamily: FONT_STACK,
  fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Mono", "Noto Sans Mono CJK JP", "BIZ UDGothic", monospace',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.6', lg: '1.7', xl: '1.7' },
  spacing: { xs: '0.375rem', sm: '0.625rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  radius: { xs: '3px', sm: '4px', md: '6px', lg: '10px', xl: '16px' },
  defaultRadius: 'md',
  shadows: {
    xs: '0 1px 2px var(--captain-shadow)',
    sm: '0 1px 2px var(--captain-shadow), 0 2px 6px -2px var(--captain-shadow)',
    md: '0 2px 4px -1px var(--captain-shadow), 0 8px 20px -6px var(--captain-shadow)',
    lg: '0 4px 8px -2px var(--captain-shadow), 0 18px 40px -12px var(--captain-shadow)',
    xl: '0 6px 12px -4px var(--captain-shadow), 0 28px 64px -16px var(--captain-shadow)',
  },
  headings: {
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.4' },
      h2: { fontSize: '1rem', lineHeight: '1.5' },
      h3: { fontSize: '0.875rem', lineHeight: '1.5' },
      h4: { fontSize: '0.8125rem', lineHeight: '1.5' },
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  variantColorResolver: variantColors,
  components: componentDefaults,
} satisfies MantineThemeOverride

/** Returns the theme of the back office in a tenant's colour (`#rrggbb`); by default the harbour's blue. */
export const brandTheme = (color: string = CAPTAIN_BLUE): MantineThemeOverride =>
  createTheme({ ...base, colors: { ...base.colors, brand: shadesOf(color) } })
