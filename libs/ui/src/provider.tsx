import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { createContext, use, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { cssVariables } from './theme/css-variables.ts'
import { brandTheme } from './theme/theme.ts'

/** Where the chosen scheme is kept; the first-paint script of index.html reads the same key. */
export const COLOR_SCHEME_KEY = 'captain-color-scheme'

const schemes = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY })

type Brand = (color: string | null) => void
const BrandContext = createContext<Brand | null>(null)

/** The look of everything inside: theme, tokens, colour scheme (the system's until someone chooses). */
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
