import { publicPage, type AnyContentType, type AnyRecord } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import { canonicalPrefix, localizePath, type Locale } from '@captain/locale'
import { useToasts } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Menu } from '@mantine/core'
import { IconExternalLink, IconLink } from '@tabler/icons-react'
import { useContent } from '../content-context.tsx'
import { isLive } from '../is-live.ts'
import { editPath, previewPath } from './use-record-paths.ts'

/** Returns the public page of a listed record. Null if it has none, is not public, or the list lacks the values in its path. */
const publicPageOf = (type: AnyContentType, record: AnyRecord, locale: Locale): string | null => {
  const names = [...(type.publicPath ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const isKnown = names.every((name) => typeof record[name] === 'string' && record[name] !== '')
  return isLive(type, record) && isKnown ? publicPage(type, record, locale) : null
}

/** A record's URLs: one to copy for colleagues, and its page on the site. */
export const LinkItems = ({ record }: { readonly record: AnyRecord }) => {
  const { t } = useLingui()
  const { tenant, contentType, locale } = useContent()
  const toasts = useToasts()
  const page = publicPageOf(contentType, record, locale)
  const path =
    editPath(tenant, contentType, record.id) ?? previewPath(tenant, contentType, record) ?? untypedPath(tenant, contentType, 'list')
  const copy = async () => {
    const address = new URL(localizePath(path, canonicalPrefix(locale)), window.location.origin).href
    try {
      await navigator.clipboard.writeText(address)
      toasts.success({ summary: t`リンクをコピーしました` })
    } catch {
      toasts.error({ summary: t`リンクをコピーできませんでした`, detail: address })
    }
  }
  return (
    <>
      <Menu.Item leftSection={<IconLink size={16} />} onClick={() => void copy()}>
        <Trans>リンクをコピー</Trans>
      </Menu.Item>
      {page !== null && (
        <Menu.Item component="a" href={page} target="_blank" rel="noreferrer" leftSection={<IconExternalLink size={16} />}>
          <Trans>公開ページを開く</Trans>
        </Menu.Item>
      )}
    </>
  )
}
