/** Gives the focus to what a posted form has come back with; without a script the page has no other way. */
export const focusFirst = (isFirst: boolean): { readonly autoFocus?: true } => (isFirst ? { autoFocus: true } : {})
