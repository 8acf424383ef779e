import { setColorScheme } from '@captain/ui'
import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { isTested, OF_INTEREST } from './findings.ts'
import { waitUntilIdle } from './app-frame.tsx'

/** Rules that depend on the colour scheme; all other rules give the same result in both. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * Judges a story's colours in the other colour scheme after its own test; the accessibility addon judges its own scheme. Runs in tests
 * only: people can switch the scheme in the toolbar.
 */
export const hasContrastInTheOtherScheme = async ({ globals, parameters, viewMode }: StoryContext): Promise<void> => {
  if (viewMode !== 'story' || !isTested) return
  const own = globals['scheme'] === 'dark' ? 'dark' : 'light'
  const other = own === 'dark' ? 'light' : 'dark'
  const { default: axe } = await import('axe-core')
  setColorScheme(other)
  try {
    await waitUntilIdle()
    axe.reset()
    axe.configure(parameters['a11y']?.config ?? {})
    const { violations } = await axe.run(document.body, { ...OF_INTEREST, runOnly: OF_COLOURS })
    const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
    await expect(findings, `colours in the ${other} scheme`).toEqual([])
  } finally {
    setColorScheme(own)
    await waitUntilIdle()
  }
}
