import { useColorScheme } from '@captain/ui'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { themes } from 'storybook/theming'

/** A docs page in the colour scheme of the stories that stand on it. */
export const HouseDocs = (props: PropsWithChildren<DocsContainerProps>) => {
  const scheme = useColorScheme()
  return <DocsContainer {...props} theme={themes[scheme]} />
}
