import { slugField, type AnyContentType, type AnyRecord, type Tenant } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import { useMemo } from 'react'
import { useContent } from '../content-context.tsx'
import { useNavigateTo } from '../navigation.tsx'

type Go = (record: AnyRecord) => Promise<void>

/** Returns the path of a record's form; null if its type has no such screen, or one for many records together. */
export const editPath = (tenant: Tenant, type: AnyContentType, id: string): string | null =>
  type.screens.includes('edit') && type.sheetParent === null ? untypedPath(tenant, type, 'edit', { id }) : null

/** Returns the path of a record's preview, by id or slug as its type declares; null without such a screen or a slug. */
export const previewPath = (tenant: Tenant, type: AnyContentType, record: AnyRecord): string | null => {
  if (type.screens.includes('preview-by-id')) return untypedPath(tenant, type, 'preview-by-id', { id: record.id })
  if (!type.screens.includes('preview-by-slug')) return null
  const field = slugField(type)
  const slug = field === null ? null : record[field]
  return typeof slug === 'string' && slug !== '' ? untypedPath(tenant, type, 'preview-by-slug', { slug }) : null
}

/** Returns functions that navigate from a record to its screens; null if the type does not declare the screen. */
export const useRecordPaths = (): { readonly edit: Go | null; readonly preview: Go | null } => {
  const { tenant, contentType } = useContent()
  const go = useNavigateTo()
  return useMemo(() => {
    const to = (path: string | null) => (path === null ? Promise.resolve() : go(path))
    const hasPreview = contentType.screens.includes('preview-by-id') || contentType.screens.includes('preview-by-slug')
    return {
      edit:
        contentType.screens.includes('edit') && contentType.sheetParent === null
          ? (record) => to(editPath(tenant, contentType, record.id))
          : null,
      preview: hasPreview ? (record) => to(previewPath(tenant, contentType, record)) : null,
    }
  }, [tenant, contentType, go])
}
