import { fileTypeOf, MAX_FILE_BYTES, MAX_IMAGE_BYTES, maxBytesOf, type MediaDetail, type MediaItem } from '@captain/content-core'
import { formatTime } from '@captain/locale'
import { useDialogs, useToasts } from '@captain/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, FileButton } from '@mantine/core'
import { useState } from 'react'
import { useTenantContent } from '../../content-context.tsx'
import { useFailureText } from '../../failure-text.ts'
import notice from '../../fields/notice.module.css'
import { acceptAttribute } from '../accepted-file.ts'
import { UploadProgress } from '../upload-progress.tsx'
import { useUpload } from '../use-upload.ts'
import { useMediaApi } from './library-queries.ts'
import classes from './asset-details.module.css'

export type ReplacingProps = {
  readonly asset: MediaDetail
  readonly onChanged: (asset: MediaItem) => void
  readonly onAsking: ((isAsking: boolean) => void) | undefined
}

/** Asks before a replacement that records show, or that cannot be undone: large files are not kept. */
const useAskReplacing = ({ asset, onAsking }: ReplacingProps) => {
  const { t } = useLingui()
  const { tenant, locale } = useTenantContent()
  const dialogs = useDialogs()
  const { originalName: name, usedCount: count, usedBy } = asset
  const site = tenant.names[locale]
  return async (file: File): Promise<boolean> => {
    const isUndoable = asset.size <= MAX_FILE_BYTES
    if (count === 0 && isUndoable) return true
    onAsking?.(true)
    const isPublic = usedBy.some((use) => use.isPublic)
    const newName = file.name
    const confirmed = await dialogs.confirm({
      title: t`ファイルの入れ替え`,
      // As text: the dialog is rendered outside of the messages of the library.
      body: t`${site}の「${name}」を「${newName}」に入れ替えます。`,
      effects: [
        ...(count > 0 ? [t`使用中の${count}件のデータすべてで、新しいファイルに変わります。`] : []),
        ...(isPublic ? [t`公開中のページも、すぐに変わります。`] : []),
        isUndoable ? t`30分以内なら元に戻せます。` : t`前のファイルは大きいため、元に戻せません。`,
      ],
      confirmLabel: t`入れ替える`,
    })
    // The key press that answered has not reached the dialog below yet.
    setTimeout(() => onAsking?.(false))
    return confirmed
  }
}

/** Gives the asset its former file back. */
const useUndoReplacing = ({ asset, onChanged }: ReplacingProps) => {
  const { t } = useLingui()
  const toasts = useToasts()
  const failureText = useFailureText()
  const { undoReplacement } = useMediaApi()
  return async () => {
    try {
      onChanged(await undoReplacement(asset.id))
      toasts.success({ summary: t`前のファイルに戻しました` })
    } catch (error) {
      toasts.error({ summary: t`前のファイルに戻せませんでした`, detail: failureText(error) })
    }
  }
}

/** Says that the file was replaced, and offers to undo that if the former one was kept. */
const useNotifyReplaced = (props: ReplacingProps) => {
  const { asset } = props
  const { t } = useLingui()
  const toasts = useToasts()
  const { read } = useMediaApi()
  const undo = useUndoReplacing(props)
  return async () => {
    // If it is not known whether the former file was kept, nothing is promised.
    const former = await read(asset.id).then(
      (now) => now.former,
      () => null,
    )
    toasts.success({
      summary: t`ファイルを入れ替えました`,
      ...(former !== null && { action: { label: t`元に戻す`, onClick: undo } }),
    })
  }
}

const Former = (props: ReplacingProps) => {
  const { former } = props.asset
  const undo = useUndoReplacing(props)
  const [isUndoing, setUndoing] = useState(false)
  if (former === null) return null
  const until = formatTime(former.until)
  const name = former.originalName
  return (
    <div className={classes.former}>
      <p className={classes.quiet}>
        <Trans>
          {until}まで、前のファイル「{name}」に戻せます。
        </Trans>
      </p>
      <Button
        variant="default"
        size="xs"
        loading={isUndoing}
        onClick={() => {
          setUndoing(true)
          void undo().finally(() => setUndoing(false))
        }}
      >
        <Trans>元に戻す</Trans>
      </Button>
    </div>
  )
}

/** Replaces the file of an asset in all records that use it, and takes that back. */
export const AssetReplacing = (props: ReplacingProps) => {
  const { asset, onChanged } = props
  const { refresh } = useMediaApi()
  const ask = useAskReplacing(props)
  const notify = useNotifyReplaced(props)
  const type = fileTypeOf(asset.mimeType) ?? 'image'
  const isPicture = type === 'image' || type === 'svg'
  const taken = { accept: [type], maxBytes: isPicture ? MAX_IMAGE_BYTES : maxBytesOf([type]) }
  const { progress, refusal, upload, cancel } = useUpload<MediaItem>(taken, (media) => {
    void refresh()
    onChanged(media)
    void notify()
  })
  const choose = async (file: File) => {
    if (await ask(file)) upload(file, asset.id)
  }
  return (
    <section className={classes.part}>
      <h3 className={classes.heading}>
        <Trans>ファイルの入れ替え</Trans>
      </h3>
      <p className={classes.quiet}>
        {asset.usedCount === 0 ? (
          <Trans>名前や説明、タグは残ります。</Trans>
        ) : (
          <Plural value={asset.usedCount} other="使用中の#件のデータすべてで、新しいファイルに変わります。" />
        )}
      </p>
      {progress === null ? (
        <FileButton
          accept={acceptAttribute(taken.accept)}
          inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
          onChange={(file) => {
            if (file !== null) void choose(file)
          }}
        >
          {(button) => (
            <Button {...button} variant="default" size="xs">
              <Trans>ファイルを入れ替える</Trans>
            </Button>
          )}
        </FileButton>
      ) : (
        <UploadProgress progress={progress} onCancel={cancel} className={classes.progress} />
      )}
      <Former {...props} />
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
