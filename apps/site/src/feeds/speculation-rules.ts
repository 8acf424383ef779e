import { LOCALES } from '@captain/locale'

/** Path and type of the speculation rules. Every page names them in a header, because the pages have no script element for them. */
export const SPECULATION_RULES = { path: '/speculation-rules.json', type: 'application/speculationrules+json' } as const

/**
 * Paths that are never preloaded: pages that need an account, forms, endpoints, files, and pages in the other language, which would change
 * the reader's language.
 */
const NEVER = [
  '/api/*',
  '/media/*',
  '/auth/*',
  '/user/*',
  '/captain',
  '/captain/*',
  '/admin/*',
  '/share/*',
  '/contact',
  '/contact/*',
  '/*.*',
]

const formsOf = (path: string): readonly string[] => [path, ...LOCALES.map((locale) => `/${locale}${path}`)]

/** The rules in the format of the Speculation Rules specification: a link that is pointed at for a moment is made ready. */
export const speculationRulesText = (): string =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: NEVER.flatMap(formsOf) } },
            { not: { selector_matches: '[hreflang], [download], [target], [rel~="nofollow"]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })
