import type { Seed } from '@captain/content-core'

/** Demo records of this tenant. */
export const seed: Seed = async () => {}
