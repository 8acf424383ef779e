import type { MediaDetail, MediaItem } from '@captain/content-core'
import { ErrorState } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { IconFile } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useFailureText } from '../../failure-text.ts'
import { AssetCropping, CropEditor, isCroppable } from './asset-cropping.tsx'
import { AssetFacts, AssetLinks } from './asset-facts.tsx'
import { AssetForm } from './asset-form.tsx'
import { AssetRemoving } from './asset-removing.tsx'
import { AssetReplacing } from './asset-replacing.tsx'
import { AssetPicture, AssetTexts } from './asset-texts.tsx'
import { AssetUses } from './asset-uses.tsx'
import { useAsset } from './library-queries.ts'
import { useMayEditMedia } from './use-may-edit.ts'
import { useOpener } from './use-opener.ts'
import classes from './asset-details.module.css'

type AssetDetailsProps = {
  readonly id: string
  /** Called with the asset after each change. */
  readonly onChanged: (asset: MediaItem) => void
  /** Called after a delete; omit it if the asset cannot be deleted here. */
  readonly onRemoved?: () => void
  /** Called when a question opens or closes above the dialog with the details. */
  readonly onAsking?: (isAsking: boolean) => void
  /** Called when unsaved input appears or disappears. */
  readonly onEdited?: (isEdited: boolean) => void
}

type LoadedProps = Omit<AssetDetailsProps, 'id'> & { readonly asset: MediaDetail }

/** What is seen or heard of a file that is no picture. */
const Preview = ({ asset }: { readonly asset: MediaDetail }) =>
  asset.mimeType.startsWith('audio/') ? (
    // Sounds of sites have no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <audio className={classes.sound} controls preload="none" src={asset.url} aria-label={asset.originalName} />
  ) : (
    <div className={classes.file}>
      <IconFile size={56} stroke={1.1} aria-hidden />
    </div>
  )

const Facts = ({ asset }: { readonly asset: MediaDetail }) => (
  <>
    <AssetFacts asset={asset} />
    <AssetLinks asset={asset} />
  </>
)

const Uses = ({ asset }: { readonly asset: MediaDetail }) => (
  <section className={classes.part}>
    <h3 className={classes.heading}>
      <Trans>使用している場所</Trans>
    </h3>
    <AssetUses uses={asset.usedBy} count={asset.usedCount} />
  </section>
)

const Editable = ({ asset, onChanged, onRemoved, onAsking, onEdited }: LoadedProps) => {
  const [isCropping, setCropping] = useState(false)
  const isPicture = asset.mimeType.startsWith('image/')
  const opener = useOpener(isCropping)
  useEffect(() => {
    if (!isCropping) return undefined
    // Escape belongs to the crop, not to the dialog around it.
    onAsking?.(true)
    return () => onAsking?.(false)
  }, [isCropping, onAsking])
  const cropping = isCroppable(asset) ? (
    <AssetCropping asset={asset} opener={opener} onCrop={() => setCropping(true)} onChanged={onChanged} />
  ) : null
  return (
    <>
      {isCropping && <CropEditor asset={asset} onChanged={onChanged} onClose={() => setCropping(false)} />}
      {/* Unsaved input stays. */}
      <div className={classes.root} hidden={isCropping}>
        <AssetForm
          asset={asset}
          onChanged={onChanged}
          onEdited={onEdited}
          look={isPicture ? cropping : <Preview asset={asset} />}
          facts={<Facts asset={asset} />}
        >
          <Uses asset={asset} />
          <AssetReplacing asset={asset} onChanged={onChanged} onAsking={onAsking} />
          {onRemoved !== undefined && <AssetRemoving asset={asset} onRemoved={onRemoved} onAsking={onAsking} />}
        </AssetForm>
      </div>
    </>
  )
}

const ReadOnly = ({ asset }: { readonly asset: MediaDetail }) => (
  <div className={classes.root}>
    <div className={classes.look}>{asset.mimeType.startsWith('image/') ? <AssetPicture asset={asset} /> : <Preview asset={asset} />}</div>
    <div className={classes.words}>
      <Facts asset={asset} />
      <AssetTexts asset={asset} />
      <Uses asset={asset} />
    </div>
  </div>
)

/** Details of one asset and its editable properties; changes apply to all uses. Viewers see them only. */
export const AssetDetails = ({ id, ...rest }: AssetDetailsProps) => {
  const failureText = useFailureText()
  const mayEdit = useMayEditMedia()
  const { data, error, refetch, isFetching } = useAsset(id)
  if (data !== undefined)
    return <div className={classes.box}>{mayEdit ? <Editable key={id} asset={data} {...rest} /> : <ReadOnly asset={data} />}</div>
  if (error !== null) {
    return (
      <ErrorState title={<Trans>ファイルの情報を読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    )
  }
  return (
    <div className={classes.box}>
      <div className={classes.root} aria-busy>
        <div className={classes.look}>
          <Skeleton height={220} />
        </div>
        <div className={classes.words}>
          <Skeleton height={40} />
          <Skeleton height={34} />
          <Skeleton height={34} />
          <Skeleton height={34} />
        </div>
      </div>
    </div>
  )
}
