import { MantineProvider } from '@mantine/core'
import { createContext, use, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { schemeManager } from './scheme/scheme-manager.ts'
import { cssVariables } from './theme/css-variables.ts'
import { brandTheme } from './theme/theme.ts'

const schemes = schemeManager()

type Brand = (color: string | null) => void
const BrandContext = createContext<Brand | null>(null)

/** The component library in the house's theme, for every page behind the sign-in; the pages before it do without, which spares them a fifth of their weight. */
export const UiProvider = ({ children }: { readonly children: ReactNode }) => {
  const [color, setColor] = useState<string | null>(null)
  const theme = useMemo(() => brandTheme(color ?? undefined), [color])
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={schemes} defaultColorScheme="auto">
      <BrandContext value={setColor}>{children}</BrandContext>
    </MantineProvider>
  )
}

/** Paints the accent in a tenant's colour (`#rrggbb`) for as long as the caller is on screen; null is the harbour's own blue. */
export const useBrand = (color: string | null): void => {
  const setColor = use(BrandContext)
  useLayoutEffect(() => {
    setColor?.(color)
    return () => setColor?.(null)
  }, [color, setColor])
}
