import { workflowOf } from '../workflows/workflow.ts'
import type { AnyContentType } from './content-type.ts'

/** Returns whether the delivery API serves the type: it has a published copy and public fields. */
export const isDelivered = (type: AnyContentType): boolean =>
  workflowOf(type.workflow).exposure !== 'never' && Object.values(type.fields).some(({ visibility }) => visibility !== 'private')

/** Returns whether drafts have a preview; submissions have screens in the back office but no public layout. */
export const hasPreview = (type: AnyContentType): boolean =>
  isDelivered(type) && type.screens.some((screen) => screen === 'preview-by-id' || screen === 'preview-by-slug')
