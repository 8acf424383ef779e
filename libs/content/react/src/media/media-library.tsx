import type { IncludedMedia, LibraryMedia } from '@captain/content-core'
import { EmptyState, ErrorState, FocusBack, LAYERS } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, FileButton, Modal, Progress, Skeleton, TextInput } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { IconSearch, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useFailureText } from '../failure-text.ts'
import notice from '../fields/notice.module.css'
import { acceptAttribute } from './accepted-file.ts'
import { AssetDetails } from './asset-details.tsx'
import { LibraryGrid } from './library-grid.tsx'
import { useLibraryCalls, useLibraryPages } from './library-queries.ts'
import { useUpload } from './use-upload.ts'
import type { Taken } from './use-upload-refusal.ts'
import classes from './media-library.module.css'

type MediaLibraryProps = {
  readonly taken: Taken
  readonly isPicture: boolean
  readonly onPick: (asset: IncludedMedia) => void
  /** Called with an asset that was changed while the library was open. */
  readonly onChanged: (asset: IncludedMedia) => void
  readonly onClose: () => void
}

const DELAY = 250
const WAITING = Array.from({ length: 12 }, (_unused, place) => place)

/** The tenant's media library as a dialog: search, look, upload, tend, and take one. */
export const MediaLibrary = ({ taken, isPicture, onPick, onChanged, onClose }: MediaLibraryProps) => {
  const { t } = useLingui()
  const failureText = useFailureText()
  const isNarrow = useMediaQuery('(width < 760px)')
  const [words, setWords] = useState('')
  const [isUnused, setUnused] = useState(false)
  const [asked] = useDebouncedValue(words.trim(), DELAY)
  const [chosen, setChosen] = useState<IncludedMedia | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { refresh } = useLibraryCalls()
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useLibraryPages({
    words: asked,
    accept: taken.accept,
    isUnused,
  })
  const { progress, refusal, upload, cancel } = useUpload(taken, (media) => {
    void refresh()
    setChosen(media)
  })
  const assets = data?.pages.flatMap(({ items }) => items) ?? []
  const { value: found, capped: isMore } = data?.pages[0]?.count ?? { value: null, capped: false }
  const isNarrowed = asked !== '' || isUnused
  const clear = () => {
    setWords('')
    setUnused(false)
  }
  const changed = (asset: LibraryMedia) => {
    onChanged(asset)
    setChosen(asset)
  }
  const uploadButton = (
    <FileButton
      accept={acceptAttribute(taken.accept)}
      inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
      onChange={(file) => {
        if (file !== null) upload(file)
      }}
    >
      {(props) => (
        <Button {...props} variant="default" leftSection={<IconUpload size={15} />}>
          <Trans>アップロード</Trans>
        </Button>
      )}
    </FileButton>
  )
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
      <FocusBack />
      <div className={classes.tools}>
        <TextInput
          className={classes.search}
          leftSection={<IconSearch size={15} aria-hidden />}
          aria-label={t`名前と説明で検索`}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          data-autofocus
        />
        <Checkbox label={t`未使用だけ`} checked={isUnused} onChange={(event) => setUnused(event.currentTarget.checked)} />
        <span className={classes.count} role="status">
          {found !== null && (isMore ? <Trans>{found}件以上</Trans> : <Trans>{found}件</Trans>)}
        </span>
        {progress === null ? (
          uploadButton
        ) : (
          <div className={classes.progress}>
            <Progress value={progress * 100} aria-label={t`アップロードしています`} />
            <Button variant="subtle" size="xs" onClick={cancel}>
              <Trans>中止</Trans>
            </Button>
          </div>
        )}
      </div>
      <div role="alert">
        {refusal !== null && (
          <p className={notice.notice} data-tone="danger">
            {refusal}
          </p>
        )}
      </div>
      <div className={classes.panes} data-chosen={chosen !== null || undefined}>
        <div className={classes.list} aria-busy={isFetching}>
          {data === undefined && error === null && (
            <div className={classes.waiting}>
              {WAITING.map((place) => (
                <Skeleton key={place} height={118} />
              ))}
            </div>
          )}
          {data === undefined && error !== null && (
            <ErrorState title={<Trans>ライブラリを読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
              {failureText(error)}
            </ErrorState>
          )}
          {data !== undefined && assets.length === 0 && isNarrowed && (
            <EmptyState
              kind="no-match"
              title={<Trans>条件に合うファイルはありません</Trans>}
              action={
                <Button variant="default" onClick={clear}>
                  <Trans>条件をすべて解除</Trans>
                </Button>
              }
            />
          )}
          {data !== undefined && assets.length === 0 && !isNarrowed && (
            <EmptyState kind="nothing" title={isPicture ? <Trans>画像はまだありません</Trans> : <Trans>ファイルはまだありません</Trans>}>
              <Trans>アップロードすると、ここから選べるようになります。</Trans>
            </EmptyState>
          )}
          {assets.length > 0 && (
            <LibraryGrid assets={assets} chosen={chosen?.id ?? null} label={t`ライブラリのファイル`} onChoose={setChosen} onTake={onPick} />
          )}
          {hasNextPage && (
            <Button className={classes.more} variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              <Trans>さらに表示</Trans>
            </Button>
          )}
        </div>
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
    </Modal>
  )
}
