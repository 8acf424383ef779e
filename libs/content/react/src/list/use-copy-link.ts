import type { AnyRecord } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import { canonicalPrefix, localizePath } from '@captain/locale'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../content-context.tsx'
import { editPath, previewPath } from './use-record-paths.ts'

/** Returns a function that copies the address of a record's screen, for colleagues, and says so. */
export const useCopyLink = (): ((record: AnyRecord) => Promise<void>) => {
  const { t } = useLingui()
  const { tenant, contentType, locale } = useContent()
  const toasts = useToasts()
  return async (record) => {
    const path =
      editPath(tenant, contentType, record.id) ?? previewPath(tenant, contentType, record) ?? untypedPath(tenant, contentType, 'list')
    const address = new URL(localizePath(path, canonicalPrefix(locale)), window.location.origin).href
    try {
      await navigator.clipboard.writeText(address)
      toasts.success({ summary: t`リンクをコピーしました` })
    } catch {
      toasts.error({ summary: t`リンクをコピーできませんでした`, detail: address })
    }
  }
}
