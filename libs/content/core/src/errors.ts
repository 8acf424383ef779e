/** Creates the error for a declaration that types cannot reject; with the path of the mistake. */
export const declarationError = (path: string, what: string): Error =>
  Object.assign(new Error(`${path}: ${what}`), { name: 'DeclarationError', code: 'declaration' })
