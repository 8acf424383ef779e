import type { Included } from '@captain/content-core'

/** Merges the media of several responses. */
export const mediaIn = (responses: readonly { readonly included: Included }[]): Included['media'] =>
  Object.fromEntries(responses.flatMap(({ included }) => Object.entries(included.media)))
