/** Error for a declaration that no value could satisfy; thrown at program start. */
export class RuleDeclarationError extends Error {
  override readonly name = 'RuleDeclarationError'
}

export const wrongDateLimit = (limit: string): RuleDeclarationError =>
  new RuleDeclarationError(`maxDate: "${limit}" is neither a day (2026-12-31) nor counted from today (today+1y)`)

export const wrongUrlPrefix = (prefix: string): RuleDeclarationError =>
  new RuleDeclarationError(`startsWithUrl: "${prefix}" is not an http or https address`)
