import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { themes } from 'storybook/theming'

/** A docs page in the toolbar's colour scheme, like the stories on it. */
export const AppFrameDocs = (props: PropsWithChildren<DocsContainerProps>) => {
  const [story] = props.context.componentStories()
  const isDark = story !== undefined && props.context.getStoryContext(story).globals['scheme'] === 'dark'
  return <DocsContainer {...props} theme={isDark ? themes.dark : themes.light} />
}
