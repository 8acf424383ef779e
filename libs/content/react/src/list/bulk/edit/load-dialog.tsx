import { lazy, Suspense } from 'react'
import type { BulkEditDialogProps } from './bulk-edit-dialog.tsx'

// The inputs of all kinds are a chunk of their own, which a list must not wait for.
const Dialog = lazy(() => import('./bulk-edit-dialog.tsx').then((module) => ({ default: module.BulkEditDialog })))

/** Asks which fields of many records are to hold what. */
export const BulkEditDialog = (props: BulkEditDialogProps) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
)
