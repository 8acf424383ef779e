import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core'

const QUIET_VARIANTS = new Set(['default', 'light', 'outline', 'subtle', 'transparent', 'white'])

/** Limits the accent: filled controls use the brand; other variants of the primary colour use the text colour. */
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
