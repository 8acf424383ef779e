import type { Environment } from '../environment.ts'

/** Whether mails can be read as a page: outside of production, and only while no mail server takes them. */
export const showsOutbox = ({ mode, mail }: Pick<Environment, 'mode' | 'mail'>): boolean => mode !== 'production' && mail === null
