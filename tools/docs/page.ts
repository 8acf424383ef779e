/** A generated page of the documentation, by its path in the repository. */
export type Page = { readonly path: string; readonly text: string }
