import type { CSSVariablesResolver } from '@mantine/core'
import { DARK_GROUND } from '../color/greys.ts'
import { resemblesDanger } from '../color/resembles-danger.ts'
import { FILLED_SHADE } from '../color/shades.ts'

/** Passes the tokens of styles/tokens.css to Mantine, and the current brand to the tokens. */
export const cssVariables: CSSVariablesResolver = (theme) => {
  const shared = {
    '--mantine-color-text': 'var(--captain-ink)',
    '--mantine-color-body': 'var(--captain-ground)',
    '--mantine-color-dimmed': 'var(--captain-ink-muted)',
    '--mantine-color-placeholder': 'var(--captain-ink-faint)',
    '--mantine-color-error': 'var(--captain-danger)',
    '--mantine-color-success': 'var(--captain-success)',
    '--mantine-color-default': 'var(--captain-surface)',
    '--mantine-color-default-hover': 'var(--captain-surface-hover)',
    '--mantine-color-default-color': 'var(--captain-ink)',
    '--mantine-color-default-border': 'var(--captain-hairline)',
    '--mantine-color-anchor': 'var(--captain-ink)',
    '--mantine-color-disabled': 'var(--captain-hover)',
    '--mantine-color-disabled-color': 'var(--captain-ink-faint)',
    '--mantine-color-disabled-border': 'var(--captain-hairline)',
    '--mantine-primary-color-filled': 'var(--captain-accent)',
    '--mantine-primary-color-filled-hover': 'var(--captain-accent-hover)',
  }
  const brand = (shade: number) => theme.colors[theme.primaryColor]?.[shade] ?? 'currentcolor'
  // A red focus would look like an error.
  const focus = resemblesDanger(theme.colors[theme.primaryColor]?.[FILLED_SHADE.light] ?? '#000') ? 'ink' : 'accent'
  return {
    variables: {},
    light: {
      ...shared,
      '--captain-focus': `var(--captain-${focus})`,
      '--captain-accent': brand(FILLED_SHADE.light),
      '--captain-accent-hover': brand(FILLED_SHADE.light + 1),
      '--captain-accent-ink': '#ffffff',
      '--captain-accent-soft': brand(1),
    },
    dark: {
      ...shared,
      '--captain-focus': `var(--captain-${focus})`,
      '--captain-accent': brand(FILLED_SHADE.dark),
      '--captain-accent-hover': brand(FILLED_SHADE.dark - 1),
      '--captain-accent-ink': DARK_GROUND,
      '--captain-accent-soft': `color-mix(in oklab, ${brand(FILLED_SHADE.dark)} 14%, transparent)`,
    },
  }
}
