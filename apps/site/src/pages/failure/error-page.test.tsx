import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { localizePath, splitLocale, type Locale } from '@captain/locale'
import { expect, test } from 'vitest'
import { PageError } from '../../errors.ts'
import { renderIn } from '../../render-page.tsx'
import { ErrorPage } from './error-page.tsx'

/** A page that fails, as it is drawn in a language. */
const failed = async (error: Error, locale: Locale): Promise<string> => {
  const prefix: Locale | null = locale === 'en' ? 'en' : null
  const router = createRouter({
    routeTree: createRootRoute({
      loader: () => {
        throw error
      },
      errorComponent: ErrorPage,
    }),
    history: createMemoryHistory({ initialEntries: [localizePath('/', prefix)] }),
    isServer: true,
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLocale(url.pathname).path
        return url
      },
      output: ({ url }) => {
        url.pathname = localizePath(url.pathname, prefix)
        return url
      },
    },
  })
  await router.load()
  const facts = { locale, prefix, path: '/', search: '', baseUrl: 'https://harbour.example', colors: new Set<string>() }
  return renderIn(facts, <RouterProvider router={router as never} />)
}

test.each([
  [400, 'リクエストが正しくありません', 'Bad Request'],
  [401, '認証が必要です', 'Unauthorized'],
  [403, 'アクセスが許可されていません', 'Forbidden'],
  [404, 'ページが見つかりません', 'Not Found'],
  [500, 'サーバーでエラーが発生しました', 'Internal Server Error'],
  [503, 'ただいまご利用いただけません', 'Service Unavailable'],
])('%i has a title in either language, its message, and the way back', async (status, ja, en) => {
  for (const [locale, title, back, home] of [
    ['ja', ja, '戻る', '/'],
    ['en', en, 'Back', '/en'],
  ] as const) {
    const html = await failed(new PageError(status, 'what went wrong inside'), locale)
    expect(html).toContain(`<p class="failure-status">${status}</p>`)
    expect(html).toContain(`<h1 class="failure-title">${title}</h1>`)
    expect(html).toContain(`<p class="failure-message">${en}</p>`)
    expect(html).toMatch(new RegExp(`<a [^>]*href="${home}"[^>]*>${back}</a>`))
    expect(html).not.toContain('inside')
  }
})

test('other codes have an empty title, and what was never foreseen is 500', async () => {
  const html = await failed(new PageError(418, 'x'), 'ja')
  expect(html).toContain('<p class="failure-status">418</p>')
  expect(html).toContain('<h1 class="failure-title"></h1>')
  expect(await failed(new TypeError('x'), 'ja')).toContain('<p class="failure-status">500</p>')
})
