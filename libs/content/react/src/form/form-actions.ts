import type { AnyRecord } from '@captain/content-core'
import { createContext, type ReactNode } from 'react'
import type { ActionsOfType } from '../declared/actions-of-type.ts'

/** Form actions as `formActionsFor` defines them. */
export type FormActionsOf = ActionsOfType<(record: AnyRecord) => ReactNode>

/** Actions that a tenant's own screen adds above the form of an existing record; null for none. */
export const FormActions = createContext<FormActionsOf | null>(null)
