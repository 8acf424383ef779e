import { HttpError } from '@captain/http-core'

/** The words of what the server found wrong, by the name of the field. */
export const issuesByPath = (failure: unknown): Readonly<Record<string, string>> => {
  const issues = failure instanceof HttpError ? (failure.problem?.issues ?? []) : []
  return Object.fromEntries(issues.map(({ path, message }) => [path.split('.')[0] ?? path, message]))
}
