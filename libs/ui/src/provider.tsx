import { MantineProvider } from '@mantine/core'
import { createContext, use, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { schemeManager } from './scheme/scheme-manager.ts'
import { cssVariables } from './theme/css-variables.ts'
import { brandTheme } from './theme/theme.ts'

const schemes = schemeManager()

type Brand = (color: string | null) => void
const BrandContext = createContext<Brand | null>(null)

/** Shows presses of buttons, once its code has loaded after the page; without it buttons work the same. */
const useRipple = (): void => {
  useEffect(() => {
    let isGone = false
    let stop = (): void => undefined
    import('./press/press-ripple.ts').then(
      ({ followPresses }) => {
        if (!isGone) stop = followPresses(document)
      },
      () => undefined,
    )
    return () => {
      isGone = true
      stop()
    }
  }, [])
}

/**
 * Provides the component library with the product's theme to every page after the sign-in. The pages before it do without, which makes them
 * a fifth smaller.
 */
export const UiProvider = ({ children }: { readonly children: ReactNode }) => {
  const [color, setColor] = useState<string | null>(null)
  useRipple()
  const theme = useMemo(() => brandTheme(color ?? undefined), [color])
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={schemes} defaultColorScheme="auto">
      <BrandContext value={setColor}>{children}</BrandContext>
    </MantineProvider>
  )
}

/** Sets the accent to a tenant's colour (`#rrggbb`) while the caller is mounted; null is the harbour's blue. */
export const useBrand = (color: string | null): void => {
  const setColor = use(BrandContext)
  useLayoutEffect(() => {
    setColor?.(color)
    return () => setColor?.(null)
  }, [color, setColor])
}
