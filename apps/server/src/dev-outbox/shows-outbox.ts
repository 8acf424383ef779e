import type { Environment } from '../environment.ts'

/** Returns whether the outbox page is available: outside production, and only without a mail server. */
export const showsOutbox = ({ mode, mail }: Pick<Environment, 'mode' | 'mail'>): boolean => mode !== 'production' && mail === null
