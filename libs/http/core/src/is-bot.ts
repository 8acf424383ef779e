import { isbot, isbotNaive } from 'isbot'

/** Whether a robot asks, by the user agent it tells. A browser without a window is still a browser: somebody looks at what it shows. */
export const isBot = (userAgent: string): boolean => isbot(userAgent.replace('HeadlessChrome/', 'Chrome/'))

/** The same by a few words instead of the whole list, for scripts that a page loads first. */
export const seemsBot = (userAgent: string): boolean => isbotNaive(userAgent)
