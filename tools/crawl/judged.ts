import type { RunOptions } from 'axe-core'

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** The part of the crawl that runs with all tests leaves colours to the stories, where they are judged in both schemes. */
const WITHOUT_COLOURS: RunOptions = { rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])) }

/** What does not depend on the scheme has been judged in the light one. */
const COLOURS_ALONE: RunOptions = { runOnly: { type: 'rule', values: COLOUR_RULES } }

/** Name of the Playwright project that crawls in the dark scheme. */
export const DARK = 'crawl-dark'

/** Which findings of axe a project asks for on screens of tenants. */
export const judgedOnScreens = (project: string): RunOptions => {
  if (project === DARK) return COLOURS_ALONE
  return project === 'crawl' ? {} : WITHOUT_COLOURS
}

/** The same on all other pages, which are few. */
export const judgedOnPages = (project: string): RunOptions => (project === DARK ? COLOURS_ALONE : {})
