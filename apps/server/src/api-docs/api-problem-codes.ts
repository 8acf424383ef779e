import { aiProblems } from '@captain/ai-server'
import { authProblems } from '@captain/auth-server'
import { contentProblems, type ProblemCode } from '@captain/content-server'
import { httpProblems } from '@captain/http-server'
import type { Locale } from '@captain/locale'
import { platformProblems } from '@captain/platform-server'

/** Placeholder for a limit, which titles show as `n`. */
const LIMIT = 999_999

/** Returns every problem that the API may return, by code. */
export const apiProblemCodes = (locale: Locale): ReadonlyMap<string, ProblemCode> => {
  const problems = [...httpProblems(), ...authProblems(), ...contentProblems(LIMIT), ...aiProblems(LIMIT), ...platformProblems()]
  return new Map(
    problems.map(({ code, status, title }) => [code, { code, status, title: title[locale].replaceAll(String(LIMIT), 'n') }] as const),
  )
}
