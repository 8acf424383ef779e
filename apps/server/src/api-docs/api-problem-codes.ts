import { problemCodes, type ProblemCode } from '@captain/content-server'
import type { Locale } from '@captain/locale'
import { platformProblems } from '@captain/platform-server'

/** Every code of a problem that the API answers with, by the code. */
export const apiProblemCodes = (locale: Locale): ReadonlyMap<string, ProblemCode> => problemCodes(locale, platformProblems())
