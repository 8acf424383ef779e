import { HttpError } from '@captain/http-core'

/** Returns the validation messages of the server by field. */
export const issuesByPath = (failure: unknown): Readonly<Record<string, string>> => {
  const issues = failure instanceof HttpError ? (failure.problem?.issues ?? []) : []
  return Object.fromEntries(issues.map(({ path, message }) => [path.split('.')[0] ?? path, message]))
}
