import { isbot, isbotNaive } from 'isbot'

/** Returns whether a user agent is a bot. A headless browser does not count as one, because a person sees its output. */
export const isBot = (userAgent: string): boolean => isbot(userAgent.replace('HeadlessChrome/', 'Chrome/'))

/** Checks a few words instead of the full list, for scripts that a page loads first. */
export const isLikelyBot = (userAgent: string): boolean => isbotNaive(userAgent)
