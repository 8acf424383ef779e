import { HtmlValidate } from 'html-validate'
import { LOCALES, type Locale } from '@captain/locale'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LISTED_PATHS } from './feeds/site-paths.ts'
import { startSite, type SiteUnderTest } from './testing/site-under-test.ts'

let site: SiteUnderTest

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.delivery.stop())

/** Ignores the style in which React writes HTML. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'tel-non-breaking': 'off',
    'void-style': 'off',
  },
})

/** Every page that is listed, and others of each kind; the hostile article is the fourth. */
const PATHS = [
  ...LISTED_PATHS,
  '/article?page=2',
  '/article?category=news',
  '/article/article-1',
  '/article/article-3',
  '/article/article-4',
  '/faq?q=%E3%83%91',
  '/faq?q=nothing',
  '/nowhere',
]

const findingsIn = async (html: string): Promise<readonly string[]> => {
  // The stylesheet has its name from the build.
  const { results } = await validator.validateString(html.replace('<link rel="stylesheet"', '$& href="/assets/site.css"'))
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`))
}

const open = async (path: string, locale: Locale): Promise<string> =>
  (await site.open(locale === 'ja' ? path : `/en${path === '/' ? '' : path}`)).html

describe.each(LOCALES)('in %s', (locale) => {
  test.each(PATHS)('%s is valid HTML', async (path) => {
    expect(await findingsIn(await open(path, locale))).toEqual([])
  })
})

test.each(LISTED_PATHS)('%s is listed and open to search engines', async (path) => {
  expect(await open(path, 'ja')).not.toContain('name="robots"')
})
