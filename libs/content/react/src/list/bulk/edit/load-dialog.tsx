import { lazy, Suspense } from 'react'
import type { BulkEditDialogProps } from './bulk-edit-dialog.tsx'

// The inputs of all kinds are a separate chunk, which a list must not wait for.
const Dialog = lazy(() => import('./bulk-edit-dialog.tsx').then((module) => ({ default: module.BulkEditDialog })))

/** Asks which fields of many records change, and to which values. */
export const BulkEditDialog = (props: BulkEditDialogProps) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
)
