import { findPage, REDIRECT_PATH_COOKIE, writeCookie, type PageAddress } from '@captain/auth-core'
import { expectedVisit } from '@captain/auth-core/testing/expected-visits'
import { canonicalPrefix, localizePath, type Locale } from '@captain/locale'
import { describe, expect, test } from 'vitest'
import { formsOf, GUEST, headersOf, outcomeOf, paths, PEOPLE, type Matrix, type Person, type Somebody } from './route-matrix-under-test.ts'

/** One form of each path, or the others. They alternate, since neither the guard nor the reading of an address depends on both. */
export type Forms = 'one' | 'others'

const alternating = (forms: Forms, turn: number) =>
  paths.flatMap((path, index) =>
    formsOf(path)
      .filter((_form, place) => (place === (index + turn) % 3) === (forms === 'one'))
      .map((shown) => ({ path, shown })),
  )

const expectedFor = (path: string, { kind, memberOf, language }: Somebody): string => {
  const { address, params } = findPage(path) ?? {}
  const expected = expectedVisit(address as PageAddress, kind, memberOf !== null && params?.['tenant'] === memberOf)
  if (expected === 'page') return 'page'
  const from = expected === '/auth/not-permission' ? `?${new URLSearchParams({ from: path })}` : ''
  // Only visitors who are sent to sign-in return.
  const kept = expected === '/' ? ` with ${writeCookie(REDIRECT_PATH_COOKIE, path, { secure: false })}` : ''
  return `302 ${localizePath(expected, canonicalPrefix(language ?? 'en'))}${from}${kept}`
}

type Visit = { readonly shown: string; readonly person: Person; readonly language: Locale | null; readonly expected: string }

/** Returns the visits with another outcome than expected. */
export const wrongOf = async (matrix: Matrix, visits: readonly Visit[]) => {
  const answers = await Promise.all(
    visits.map(({ shown, person, language }) => matrix.visitor.visit(shown, headersOf(matrix, person, language))),
  )
  return visits.flatMap((visit, index) => {
    const answer = answers[index]
    const found = answer === undefined ? 'nothing' : outcomeOf(answer)
    return found === visit.expected ? [] : [{ ...visit, found }]
  })
}

/** Tests every page of the back office for each visitor and in each misspelled form. */
export const describePages = (matrix: () => Matrix, forms: Forms): void => {
  describe('every page of the back office', () => {
    test.each(PEOPLE)('for a $person', async (somebody) => {
      const { person, language } = somebody
      const visits = alternating(forms, PEOPLE.indexOf(somebody)).map(({ path, shown }) => ({
        shown,
        person,
        language,
        expected: expectedFor(path, somebody),
      }))
      expect(visits.length).toBeGreaterThan(250)
      expect(await wrongOf(matrix(), visits)).toEqual([])
    })

    const asGuest = (written: (path: string) => string, expected: (path: string, shown: string) => string) =>
      wrongOf(
        matrix(),
        alternating(forms, 0).map(({ path, shown }) => ({
          shown: written(shown),
          person: 'guest',
          language: null,
          expected: expected(path, shown),
        })),
      )

    test.each<readonly [string, (path: string) => string]>([
      ['a slash at the end', (path) => `${path}/`],
      ['two slashes at the start', (path) => `/${path}`],
      ['doubled slashes', (path) => path.replaceAll('/', '//')],
      ['a letter encoded', (path) => path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.codePointAt(0)?.toString(16)}`)],
      ['a first letter encoded', (path) => path.replace(/[a-z]/, (letter) => `%${letter.codePointAt(0)?.toString(16)}`)],
    ])('with %s moves to its own address', async (_, written) => {
      expect(await asGuest(written, (_path, shown) => `308 ${shown}`)).toEqual([])
    })

    test.each<readonly [string, (path: string) => string]>([
      ['dots before it', (path) => `/x/..${path}`],
      ['encoded dots before it', (path) => `/x/%2e%2E${path}`],
      ['dots on the way', (path) => path.replaceAll('/', '/./')],
    ])('with %s is guarded as itself', async (_, written) => {
      expect(await asGuest(written, (path) => expectedFor(path, GUEST))).toEqual([])
    })

    test.each<readonly [string, (path: string) => string]>([
      ['encoded slashes', (path) => `/${path.slice(1).replaceAll('/', '%2f')}%2F`],
      ['encoded backslashes', (path) => `${path}%5c`],
      ['slashes encoded twice', (path) => `/${path.slice(1).replaceAll('/', '%252f')}%252f`],
      ['what does not decode', (path) => `${path}/%E0%A4%A`],
      ['a null character', (path) => `${path}%00`],
    ])('with %s is none, for whom it would be one too', async (_, written) => {
      const visits = alternating(forms, 0).map(({ shown }) => ({
        shown: written(shown),
        person: 'admin' as const,
        language: null,
        expected: '404',
      }))
      expect(await wrongOf(matrix(), visits)).toEqual([])
    })
  })
}
