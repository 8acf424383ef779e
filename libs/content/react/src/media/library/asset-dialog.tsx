import type { MediaItem } from '@captain/content-core'
import { LAYERS, RestoreFocus } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import { AssetDetails } from './asset-details.tsx'
import classes from './media-library.module.css'
import { useDiscardQuestion } from './use-discard-question.ts'

type AssetDialogProps = {
  readonly id: string
  readonly isPicture: boolean
  readonly onChanged: (asset: MediaItem) => void
  readonly onClose: () => void
}

/** The asset in a field, editable without leaving the form. */
export const AssetDialog = ({ id, isPicture, onChanged, onClose }: AssetDialogProps) => {
  const { t } = useLingui()
  const { isAsking, setAsking, setChanged, askFirst } = useDiscardQuestion()
  const close = () => void askFirst(onClose)()
  return (
    <Modal
      opened
      onClose={close}
      size={480}
      zIndex={LAYERS.modal - 1}
      closeOnEscape={!isAsking}
      title={isPicture ? <Trans>画像の説明と中心位置</Trans> : <Trans>ファイルの詳細</Trans>}
      closeButtonProps={{ 'aria-label': t`閉じる` }}
      classNames={{ body: classes.body }}
    >
      <RestoreFocus />
      <AssetDetails id={id} onChanged={onChanged} onAsking={setAsking} onEdited={setChanged} />
      <div className={classes.acts}>
        <Button variant="default" onClick={close}>
          <Trans>閉じる</Trans>
        </Button>
      </div>
    </Modal>
  )
}
