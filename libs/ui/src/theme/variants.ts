import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core'

const QUIET_VARIANTS = new Set(['default', 'light', 'outline', 'subtle', 'transparent', 'white'])

/**
 * Keeps the accent to the places it belongs to: a filled control takes the brand, every quieter variant of the primary colour is drawn in ink.
 */
export const variantColors: VariantColorsResolver = (input) => {
  const isPrimary = input.color === undefined || input.color === input.theme.primaryColor
  if (input.variant === 'filled' && isPrimary) {
    return {
      background: 'var(--captain-accent)',
      hover: 'var(--captain-accent-hover)',
      color: 'var(--captain-accent-ink)',
      border: '1px solid transparent',
    }
  }
  if (input.variant === 'filled' && input.color === 'red') {
    return {
      background: 'var(--captain-danger-fill)',
      hover: 'var(--captain-danger-fill-hover)',
      color: 'var(--captain-danger-ink)',
      border: '1px solid transparent',
    }
  }
  if (!isPrimary || !QUIET_VARIANTS.has(input.variant)) return defaultVariantColorsResolver(input)
  const hasSurface = input.variant === 'default' || input.variant === 'outline' || input.variant === 'white'
  return {
    background: hasSurface ? 'var(--captain-surface)' : input.variant === 'light' ? 'var(--captain-hover)' : 'transparent',
    hover: input.variant === 'transparent' ? 'transparent' : hasSurface ? 'var(--captain-surface-hover)' : 'var(--captain-pressed)',
    color: 'var(--captain-ink)',
    border: hasSurface ? '1px solid var(--captain-hairline-strong)' : '1px solid transparent',
  }
}
