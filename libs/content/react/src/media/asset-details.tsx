import { fileTypeOf, MAX_IMAGE_BYTES, maxBytesOf, type MediaItem, type MediaDetail } from '@captain/content-core'
import { formatBytes } from '@captain/locale'
import { ErrorState, useDialogs } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, FileButton, Progress, Skeleton } from '@mantine/core'
import { IconFile } from '@tabler/icons-react'
import { useContent } from '../content-context.tsx'
import { useFailureText } from '../failure-text.ts'
import notice from '../fields/notice.module.css'
import { acceptAttribute } from './accepted-file.ts'
import { AssetUses } from './asset-uses.tsx'
import { AssetLabels } from './asset-labels.tsx'
import { useAsset, useMediaApi } from './library-queries.ts'
import { useUpload } from './use-upload.ts'
import classes from './asset-details.module.css'

type AssetDetailsProps = {
  readonly id: string
  /** Called with the asset after each change. */
  readonly onChanged: (asset: MediaItem) => void
  /** Called after a delete; omit it if the asset cannot be deleted here. */
  readonly onRemoved?: () => void
  /** Called when a question opens or closes above the dialog with the details. */
  readonly onAsking?: (isAsking: boolean) => void
}

const Facts = ({ asset }: { readonly asset: MediaItem }) => {
  const { locale } = useContent()
  const sides = asset.width === null || asset.height === null ? '' : `${asset.width} × ${asset.height} px・`
  return (
    <div className={classes.facts}>
      <p className={classes.title}>{asset.originalName}</p>
      <p className={classes.quiet}>
        {sides}
        {formatBytes(locale, asset.size)}
      </p>
    </div>
  )
}

const Replacing = ({ asset, onChanged }: { readonly asset: MediaItem; readonly onChanged: AssetDetailsProps['onChanged'] }) => {
  const { t } = useLingui()
  const { refresh } = useMediaApi()
  const type = fileTypeOf(asset.mimeType) ?? 'image'
  const isPicture = type === 'image' || type === 'svg'
  const taken = { accept: [type], maxBytes: isPicture ? MAX_IMAGE_BYTES : maxBytesOf([type]) }
  const { progress, refusal, upload, cancel } = useUpload<MediaItem>(taken, (media) => {
    void refresh()
    onChanged(media)
  })
  return (
    <section className={classes.part}>
      <h3 className={classes.heading}>
        <Trans>ファイルの入れ替え</Trans>
      </h3>
      <p className={classes.quiet}>
        <Trans>使用中のすべての場所で、新しいファイルに変わります。</Trans>
      </p>
      {progress === null ? (
        <FileButton
          accept={acceptAttribute(taken.accept)}
          inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
          onChange={(file) => {
            if (file !== null) upload(file, asset.id)
          }}
        >
          {(props) => (
            <Button {...props} variant="default" size="xs">
              <Trans>ファイルを入れ替える</Trans>
            </Button>
          )}
        </FileButton>
      ) : (
        <div className={classes.progress}>
          <Progress value={progress * 100} aria-label={t`アップロードしています`} />
          <Button variant="subtle" size="xs" onClick={cancel}>
            <Trans>中止</Trans>
          </Button>
        </div>
      )}
      <div role="alert">
        {refusal !== null && (
          <p className={notice.notice} data-tone="danger">
            {refusal}
          </p>
        )}
      </div>
    </section>
  )
}

type RemovingProps = { readonly asset: MediaItem; readonly onRemoved: () => void; readonly onAsking: AssetDetailsProps['onAsking'] }

const Removing = ({ asset, onRemoved, onAsking }: RemovingProps) => {
  const { t } = useLingui()
  const { tenant, locale } = useContent()
  const failureText = useFailureText()
  const dialogs = useDialogs()
  const { remove } = useMediaApi()
  const reasonId = `${asset.id}-kept`
  const press = async () => {
    onAsking?.(true)
    const isRemoved = await dialogs.remove({
      target: t`ファイル`,
      name: asset.originalName,
      site: tenant.names[locale],
      onConfirm: () => remove(asset.id),
      describeFailure: failureText,
    })
    // The key press that answered has not reached the dialog below yet.
    setTimeout(() => onAsking?.(false))
    if (isRemoved) onRemoved()
  }
  const isUsed = asset.usedCount > 0
  return (
    <section className={classes.part}>
      <Button
        variant="subtle"
        color="red"
        size="xs"
        disabled={isUsed}
        aria-describedby={isUsed ? reasonId : undefined}
        onClick={() => void press()}
      >
        <Trans>ライブラリから削除</Trans>
      </Button>
      {isUsed && (
        <p className={classes.quiet} id={reasonId}>
          <Trans>使用中のため削除できません。</Trans>
        </p>
      )}
    </section>
  )
}

type LoadedProps = Omit<AssetDetailsProps, 'id'> & { readonly asset: MediaDetail }

const Loaded = ({ asset, onChanged, onRemoved, onAsking }: LoadedProps) => {
  const isPicture = asset.mimeType.startsWith('image/')
  return (
    <div className={classes.root}>
      <Facts asset={asset} />
      {!isPicture && (
        <div className={classes.file}>
          <IconFile size={32} stroke={1.3} aria-hidden />
          <a href={asset.url} download>
            <Trans>ダウンロード</Trans>
          </a>
        </div>
      )}
      {isPicture && <AssetLabels key={asset.id} asset={asset} onChanged={onChanged} />}
      <section className={classes.part}>
        <h3 className={classes.heading}>
          <Trans>使用している場所</Trans>
        </h3>
        <AssetUses uses={asset.usedBy} count={asset.usedCount} />
      </section>
      <Replacing asset={asset} onChanged={onChanged} />
      {onRemoved !== undefined && <Removing asset={asset} onRemoved={onRemoved} onAsking={onAsking} />}
    </div>
  )
}

/** Details of one asset and its editable properties; changes apply to all uses. */
export const AssetDetails = ({ id, ...rest }: AssetDetailsProps) => {
  const failureText = useFailureText()
  const { data, error, refetch, isFetching } = useAsset(id)
  if (data !== undefined) return <Loaded asset={data} {...rest} />
  if (error !== null) {
    return (
      <ErrorState title={<Trans>ファイルの情報を読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    )
  }
  return (
    <div className={classes.root} aria-busy>
      <Skeleton height={40} />
      <Skeleton height={180} />
      <Skeleton height={34} />
      <Skeleton height={34} />
    </div>
  )
}
