import { HttpError, type Issue, type Problem } from '@captain/http-core'
import { notRefusedError } from '../errors.ts'

export type Refusal = {
  readonly status: number
  readonly code: string | null
  readonly problem: Problem | null
  readonly issues: readonly Issue[]
}

/** What a call was refused with; an answer in its stead fails the test. */
export const refused = async (call: Promise<unknown>): Promise<Refusal> => {
  let answer: unknown
  try {
    answer = await call
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { status: error.status, code: error.problem?.code ?? null, problem: error.problem, issues: error.problem?.issues ?? [] }
  }
  throw notRefusedError(answer)
}

/** Which rule was broken where, without the words. */
export const broken = ({ issues }: Refusal): readonly { readonly path: string; readonly rule: string }[] =>
  issues.map(({ path, rule }) => ({ path, rule }))

/** The paths that the issues name, sorted. */
export const pathsOf = ({ issues }: Refusal): readonly string[] => issues.map(({ path }) => path).sort()
