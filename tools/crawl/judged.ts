import type { RunOptions } from 'axe-core'

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** The crawl in the full test run leaves colours to the stories, which are checked in both schemes. */
const WITHOUT_COLOURS: RunOptions = { rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])) }

/** Rules that ignore the scheme were checked in the light one. */
const COLOURS_ALONE: RunOptions = { runOnly: { type: 'rule', values: COLOUR_RULES } }

/** Name of the Playwright project that crawls in the dark scheme. */
export const DARK = 'crawl-dark'

/** Returns axe's findings for a project on tenant screens. */
export const judgedOnScreens = (project: string): RunOptions => {
  if (project === DARK) return COLOURS_ALONE
  return project === 'crawl' ? {} : WITHOUT_COLOURS
}

/** The same for all other pages, which are few. */
export const judgedOnPages = (project: string): RunOptions => (project === DARK ? COLOURS_ALONE : {})
