import { HttpError, type Issue, type Problem } from '@captain/http-core'
import { notRefusedError } from '../errors.ts'

export type Refusal = {
  readonly status: number
  readonly code: string | null
  readonly problem: Problem | null
  readonly issues: readonly Issue[]
}

/** Returns the problem of a rejected call; fails the test if the call succeeds. */
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

/** Returns the violated rules with their paths, without messages. */
export const broken = ({ issues }: Refusal): readonly { readonly path: string; readonly rule: string }[] =>
  issues.map(({ path, rule }) => ({ path, rule }))

/** Returns the sorted paths of the issues. */
export const pathsOf = ({ issues }: Refusal): readonly string[] => issues.map(({ path }) => path).sort()
