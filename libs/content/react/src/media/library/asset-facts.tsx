import type { MediaDetail } from '@captain/content-core'
import { formatBytes, formatDateTime } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconDownload, IconLink } from '@tabler/icons-react'
import { useTenantContent } from '../../content-context.tsx'
import { fileKindName } from './file-kind-name.ts'
import classes from './asset-details.module.css'

/** The kind and the size of an asset, and who uploaded it when. */
export const AssetFacts = ({ asset }: { readonly asset: MediaDetail }) => {
  const { locale } = useTenantContent()
  const { width, height, mimeType, size, createdAt, createdBy, originalName } = asset
  const sides = width === null || height === null ? [] : [`${width} × ${height} px`]
  const at = formatDateTime(createdAt)
  const by = createdBy.name
  return (
    <div className={classes.facts}>
      <p className={classes.title}>{originalName}</p>
      <p className={classes.quiet}>{[fileKindName(mimeType), ...sides, formatBytes(locale, size)].join('・')}</p>
      <p className={classes.quiet}>
        <Trans>
          {at} {by}がアップロード
        </Trans>
      </p>
    </div>
  )
}

/** Copies the public address of an asset, and downloads its original. */
export const AssetLinks = ({ asset }: { readonly asset: MediaDetail }) => {
  const { t } = useLingui()
  const clipboard = useClipboard()
  const address = new URL(asset.url, window.location.origin).href
  return (
    <div className={classes.links}>
      <Button
        variant="default"
        size="xs"
        leftSection={clipboard.copied ? <IconCheck size={14} aria-hidden /> : <IconLink size={14} aria-hidden />}
        onClick={() => clipboard.copy(address)}
      >
        {clipboard.copied ? <Trans>コピーしました</Trans> : <Trans>アドレスをコピー</Trans>}
      </Button>
      <Button
        component="a"
        href={asset.original?.url ?? asset.url}
        download={asset.originalName}
        variant="default"
        size="xs"
        leftSection={<IconDownload size={14} aria-hidden />}
      >
        {asset.original === null ? <Trans>ダウンロード</Trans> : <Trans>元の画像をダウンロード</Trans>}
      </Button>
      <span role="status" className={classes.quiet}>
        {clipboard.error !== null && t`コピーできませんでした。アドレス：${address}`}
      </span>
    </div>
  )
}
