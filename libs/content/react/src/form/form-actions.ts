import type { AnyRecord } from '@captain/content-core'
import { createContext, type ReactNode } from 'react'

export type FormActionsOf = (record: AnyRecord) => ReactNode

/** Actions that a tenant's own screen adds above the form of an existing record. */
export const FormActions = createContext<FormActionsOf>(() => null)
