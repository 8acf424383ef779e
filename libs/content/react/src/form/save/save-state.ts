import type { Failure } from './failure.ts'

/** Where saving stands. */
export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  /** `merged` names whose change was taken along: another person's, or one's own from another tab. */
  | { readonly kind: 'saved'; readonly at: Date; readonly merged: Author | false }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly attempt: Attempt }

/** Who saved first: somebody else, or the same person in another tab. */
export type Author = 'others' | 'self'

/** What was tried: to save, to publish, or to take another step of the workflow. */
export type Attempt = 'save' | 'publish' | 'step'
