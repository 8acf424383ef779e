import { workflowOf, type AnyContentType, type Values } from '@captain/content-core'
import { slugOf } from './derive.ts'
import type { EntryRow } from './entry-row.ts'

type PublicPart = Partial<Pick<EntryRow, 'status' | 'published' | 'published_slug' | 'published_at' | 'first_published_at'>>

const WITHDRAWN: PublicPart = { status: 'draft', published: null, published_at: null }

/**
 * Returns the published copy after a save: the working copy while a toggle is on, or for types that publish on save;
 * transitions set it otherwise.
 */
export const savedPublicCopy = (type: AnyContentType, before: EntryRow | null, data: Values, now: Date): PublicPart => {
  const { exposure } = workflowOf(type.workflow)
  if (exposure === 'transition' || exposure === 'never') return {}
  if (exposure === 'toggle' && data['isPublished'] !== true) return WITHDRAWN
  return {
    status: 'published',
    published: data,
    published_slug: slugOf(type, data),
    published_at: now,
    first_published_at: before?.first_published_at ?? now,
  }
}
