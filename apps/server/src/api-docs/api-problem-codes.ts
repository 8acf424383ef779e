import { problemCodes, type ProblemCode } from '@captain/content-server'
import type { Locale } from '@captain/locale'
import { platformProblems } from '@captain/platform-server'

/** Returns every problem that the API may return, by code. */
export const apiProblemCodes = (locale: Locale): ReadonlyMap<string, ProblemCode> => problemCodes(locale, platformProblems())
