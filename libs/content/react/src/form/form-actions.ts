import type { AnyRecord } from '@captain/content-core'
import { createContext, type ReactNode } from 'react'

/** What a tenant's own screen adds to the acts above the form of a record that exists. */
export const FormActions = createContext<(record: AnyRecord) => ReactNode>(() => null)
