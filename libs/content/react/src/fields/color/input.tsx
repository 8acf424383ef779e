import { toHalfWidth } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { ColorInput as Box, ColorPicker, MantineThemeProvider } from '@mantine/core'
import { useMemo } from 'react'
import { controlProps } from '../control-props.tsx'
import type { InputProps } from '../input-definition.ts'

/** Colours with sufficient contrast on white, from the product palette. */
const SWATCHES = [
  '#B4531F',
  '#A8324A',
  '#B3169B',
  '#6B2D8B',
  '#2B2D6E',
  '#1D5B8F',
  '#0F766E',
  '#2E7D32',
  '#7A4A2B',
  '#8A6D00',
  '#475569',
  '#24211D',
]

export const ColorInput = (props: InputProps<'color'>) => {
  const { t } = useLingui()
  // The input has no other way to pass these labels to its picker.
  const theme = useMemo(
    () => ({ components: { ColorPicker: ColorPicker.extend({ defaultProps: { hueLabel: t`色相`, saturationLabel: t`彩度と明るさ` } }) } }),
    [t],
  )
  return (
    <MantineThemeProvider inherit theme={theme}>
      <Box
        {...controlProps(props)}
        format="hex"
        swatches={SWATCHES}
        swatchesPerRow={6}
        withEyeDropper={false}
        fixOnBlur={false}
        autoComplete="off"
        value={typeof props.value === 'string' ? props.value : ''}
        onChange={(color) => {
          const typed = toHalfWidth(color)
          props.onChange(typed === '' ? null : typed)
        }}
        popoverProps={{ withinPortal: true, zIndex: 'var(--captain-layer-overlay)' }}
      />
    </MantineThemeProvider>
  )
}
