import { issuesOf, maxBytes, nonBlank, storableText } from '@captain/validation'
import * as v from 'valibot'
import { AccountIssues } from '../errors.ts'

const named = v.object({ name: v.pipe(v.string(), storableText(), nonBlank(), maxBytes(60)) })

/** Line breaks, other control characters, and characters that change the text direction of the list around a name. */
const CONTROLS = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u

/** Checks the name in a body. Throws 422. */
export const checkName = (body: unknown): void => {
  const { output, issues } = v.safeParse(named, body, { abortPipeEarly: true })
  if (issues !== undefined) throw new AccountIssues(issuesOf(issues))
  if (CONTROLS.test(output.name)) throw new AccountIssues([{ path: 'name', rule: 'storableText', params: {} }])
}
