/** A declaration that types could not refuse; thrown at start with the path of the mistake. */
export const declarationError = (path: string, what: string): Error =>
  Object.assign(new Error(`${path}: ${what}`), { name: 'DeclarationError', code: 'declaration' })
