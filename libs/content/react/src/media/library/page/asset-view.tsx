import type { MediaItem } from '@captain/content-core'
import { LAYERS, RestoreFocus } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Drawer, Modal } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { AssetDetails } from '../asset-details.tsx'
import { useDiscardQuestion } from '../use-discard-question.ts'
import classes from './asset-view.module.css'

type AssetViewProps = {
  readonly id: string
  /** The files on screen, between which the view moves. */
  readonly items: readonly MediaItem[]
  readonly isPhone: boolean
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
}

const noChange = () => undefined

type FrameProps = Pick<AssetViewProps, 'isPhone' | 'onClose'> & {
  readonly isAsking: boolean
  readonly children: ReactNode
}

/** A dialog, or a sheet on a phone. */
const Frame = ({ isPhone, isAsking, onClose, children }: FrameProps) => {
  const { t } = useLingui()
  const shared = {
    opened: true,
    onClose,
    title: <Trans>ファイルの詳細</Trans>,
    closeOnEscape: !isAsking,
    zIndex: LAYERS.modal - 1,
    closeButtonProps: { 'aria-label': t`閉じる` },
  }
  return isPhone ? (
    <Drawer {...shared} position="bottom" size="92dvh" classNames={{ content: classes.sheet }}>
      <RestoreFocus />
      {children}
    </Drawer>
  ) : (
    <Modal {...shared} size={1080} classNames={{ body: classes.body }}>
      <RestoreFocus />
      {children}
    </Modal>
  )
}

/** One file of the library in a large view, between its neighbours. */
export const AssetView = ({ id, items, isPhone, onOpen, onClose }: AssetViewProps) => {
  const { t } = useLingui()
  const { isAsking, setAsking, setChanged, askFirst } = useDiscardQuestion()
  const place = items.findIndex((item) => item.id === id)
  const [before, after] = [place > 0 ? items[place - 1] : undefined, place === -1 ? undefined : items[place + 1]]
  const go = (item: MediaItem | undefined) => () => {
    if (item !== undefined) void askFirst(() => onOpen(item.id))()
  }
  return (
    <Frame isPhone={isPhone} isAsking={isAsking} onClose={() => void askFirst(onClose)()}>
      <div className={classes.steps}>
        <ActionIcon disabled={before === undefined} onClick={go(before)} aria-label={t`前のファイル`}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon disabled={after === undefined} onClick={go(after)} aria-label={t`次のファイル`}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </div>
      <AssetDetails key={id} id={id} onChanged={noChange} onRemoved={onClose} onAsking={setAsking} onEdited={setChanged} />
    </Frame>
  )
}
