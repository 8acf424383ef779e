import type { IncludedMedia, MediaItem } from '@captain/content-core'
import { RestoreFocus, LAYERS } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import notice from '../../fields/notice.module.css'
import { AssetDetails } from './asset-details.tsx'
import { LibraryList } from './library-list.tsx'
import { LibraryTools } from './library-tools.tsx'
import { useLibraryPages, useMediaApi } from './library-queries.ts'
import { useLibraryFilter } from './use-library-filter.ts'
import { useUpload } from '../use-upload.ts'
import type { Taken } from '../use-upload-refusal.ts'
import classes from './media-library.module.css'

type MediaLibraryProps = {
  readonly taken: Taken
  readonly isPicture: boolean
  readonly onPick: (asset: IncludedMedia) => void
  /** Called with an asset that was changed while the library was open. */
  readonly onChanged: (asset: IncludedMedia) => void
  readonly onClose: () => void
}

type LibraryButtonsProps = Pick<MediaLibraryProps, 'isPicture' | 'onPick' | 'onClose'> & { readonly chosen: IncludedMedia | null }

const LibraryButtons = ({ chosen, isPicture, onPick, onClose }: LibraryButtonsProps) => (
  <div className={classes.acts}>
    <Button variant="default" onClick={onClose}>
      <Trans>キャンセル</Trans>
    </Button>
    <Button
      disabled={chosen === null}
      onClick={() => {
        if (chosen !== null) onPick(chosen)
      }}
    >
      {isPicture ? <Trans>この画像を使う</Trans> : <Trans>このファイルを使う</Trans>}
    </Button>
  </div>
)

/** The tenant's media library as a dialog: search, view, upload, edit, and select one. */
export const MediaLibrary = ({ taken, isPicture, onPick, onChanged, onClose }: MediaLibraryProps) => {
  const { t } = useLingui()
  const isNarrow = useMediaQuery('(width < 760px)')
  const { filter, tools, clear } = useLibraryFilter(taken.accept)
  const [chosen, setChosen] = useState<IncludedMedia | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { refresh } = useMediaApi()
  const pages = useLibraryPages(filter)
  const uploading = useUpload(taken, (media) => {
    void refresh()
    setChosen(media)
  })
  const count = pages.data?.pages[0]?.count ?? null
  const changed = (asset: MediaItem) => {
    onChanged(asset)
    setChosen(asset)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size={1080}
      zIndex={LAYERS.modal - 1}
      closeOnEscape={!isAsking}
      fullScreen={isNarrow}
      title={<Trans>メディアライブラリ</Trans>}
      closeButtonProps={{ 'aria-label': t`閉じる` }}
      classNames={{ body: classes.body }}
    >
      <RestoreFocus />
      <LibraryTools {...tools} count={count} uploading={uploading} taken={taken} />
      <div role="alert">
        {uploading.refusal !== null && (
          <p className={notice.notice} data-tone="danger">
            {uploading.refusal}
          </p>
        )}
      </div>
      <div className={classes.panes} data-chosen={chosen !== null || undefined}>
        <LibraryList query={pages} isPicture={isPicture} chosen={chosen?.id ?? null} onChoose={setChosen} onTake={onPick} onClear={clear} />
        <section className={classes.details} aria-label={t`選んだファイル`}>
          {chosen === null ? (
            <p className={classes.hint}>
              <Trans>一覧から選ぶと、ここに説明と使用している場所が表示されます。</Trans>
            </p>
          ) : (
            <AssetDetails id={chosen.id} onChanged={changed} onRemoved={() => setChosen(null)} onAsking={setAsking} />
          )}
        </section>
      </div>
      <LibraryButtons chosen={chosen} isPicture={isPicture} onPick={onPick} onClose={onClose} />
    </Modal>
  )
}
