import type { MediaItem } from '@captain/content-core'
import { RestoreFocus } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import { AssetDetails } from './asset-details.tsx'
import classes from './media-library.module.css'

type AssetDialogProps = {
  readonly id: string
  readonly isPicture: boolean
  readonly onChanged: (asset: MediaItem) => void
  readonly onClose: () => void
}

/** The asset in a field, editable without leaving the form. */
export const AssetDialog = ({ id, isPicture, onChanged, onClose }: AssetDialogProps) => {
  const { t } = useLingui()
  return (
    <Modal
      opened
      onClose={onClose}
      size={480}
      title={isPicture ? <Trans>画像の説明と中心位置</Trans> : <Trans>ファイルの詳細</Trans>}
      closeButtonProps={{ 'aria-label': t`閉じる` }}
      classNames={{ body: classes.body }}
    >
      <RestoreFocus />
      <AssetDetails id={id} onChanged={onChanged} />
      <div className={classes.acts}>
        <Button variant="default" onClick={onClose}>
          <Trans>閉じる</Trans>
        </Button>
      </div>
    </Modal>
  )
}
