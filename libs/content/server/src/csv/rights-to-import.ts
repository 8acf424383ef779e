import type { TypeRight } from '@captain/auth-core'

/** Returns the rights of which one is needed to import records. */
export const rightsToImport = (): readonly TypeRight[] => ['create', 'update']
