import { issuesOf, maxBytes, nonBlank, storableText } from '@captain/validation'
import * as v from 'valibot'
import { AccountIssues } from '../errors.ts'

const named = v.object({ name: v.pipe(v.string(), storableText(), nonBlank(), maxBytes(60)) })

/** Checks the name in a body. Throws 422. */
export const checkName = (body: unknown): void => {
  const { issues } = v.safeParse(named, body, { abortPipeEarly: true })
  if (issues !== undefined) throw new AccountIssues(issuesOf(issues))
}
