import type { Failure } from './failure.ts'

/** Progress of saving. */
export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  /** `merged` names whose change was included: another user's, or one's own from another tab. */
  | { readonly kind: 'saved'; readonly at: Date; readonly merged: Author | false }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly attempt: Attempt }

/** Who saved first: another user, or the same user in another tab. */
export type Author = 'others' | 'self'

/** The attempted action: save, publish, or another transition. */
export type Attempt = 'save' | 'publish' | 'step'
