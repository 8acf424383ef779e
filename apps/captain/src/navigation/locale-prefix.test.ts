import { describe, expect, it } from 'vitest'
import { localeOf, localeRewrite, type LocalePrefix } from './locale-prefix.ts'

const through = (path: string) => {
  const prefix: LocalePrefix = { current: null }
  const { input, output } = localeRewrite(prefix)
  const inside = new URL(input?.({ url: new URL(path, 'http://localhost') }) ?? '')
  const within = inside.pathname
  const outside = new URL(output?.({ url: new URL(inside) }) ?? '')
  return { within, locale: localeOf(prefix), outside: outside.pathname }
}

describe('localeRewrite', () => {
  it.each([
    ['/captain', '/captain', 'ja', '/captain'],
    ['/ja/captain/tenant/cafe', '/captain/tenant/cafe', 'ja', '/ja/captain/tenant/cafe'],
    ['/en/auth/login', '/auth/login', 'en', '/en/auth/login'],
    ['/en', '/', 'en', '/en'],
    ['/energy', '/energy', 'ja', '/energy'],
    ['/fr/captain', '/fr/captain', 'ja', '/fr/captain'],
  ])('shows %s as %s to the routes, in %s, and writes %s again', (path, within, locale, outside) => {
    expect(through(path)).toEqual({ within, locale, outside })
  })
})
