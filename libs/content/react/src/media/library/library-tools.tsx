import type { Count } from '@captain/content-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, FileButton, TextInput } from '@mantine/core'
import { IconSearch, IconUpload } from '@tabler/icons-react'
import { acceptAttribute } from '../accepted-file.ts'
import classes from './media-library.module.css'
import { UploadProgress } from '../upload-progress.tsx'
import type { Uploading } from '../use-upload.ts'
import type { Taken } from '../use-upload-refusal.ts'
import { TagFilter } from './tag-filter.tsx'
import { useMayEditMedia } from './use-may-edit.ts'

type LibraryToolsProps = {
  readonly words: string
  readonly onWords: (words: string) => void
  readonly isUnused: boolean
  readonly onUnused: (isUnused: boolean) => void
  readonly tag: string | null
  readonly onTag: (tag: string | null) => void
  /** How many assets match; null until it is known. */
  readonly count: Count | null
  readonly uploading: Uploading
  readonly taken: Taken
}

const UploadButton = ({ taken, onUpload }: { readonly taken: Taken; readonly onUpload: (file: File) => void }) => (
  <FileButton
    accept={acceptAttribute(taken.accept)}
    inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
    onChange={(file) => {
      if (file !== null) onUpload(file)
    }}
  >
    {(props) => (
      <Button {...props} variant="default" leftSection={<IconUpload size={15} />}>
        <Trans>アップロード</Trans>
      </Button>
    )}
  </FileButton>
)

/** The line above the media library: search, filter, count and upload. */
export const LibraryTools = ({ words, onWords, isUnused, onUnused, tag, onTag, count, uploading, taken }: LibraryToolsProps) => {
  const { t } = useLingui()
  const mayEdit = useMayEditMedia()
  const { value: found, capped: isMore } = count ?? { value: null, capped: false }
  return (
    <div className={classes.tools}>
      <TextInput
        className={classes.search}
        leftSection={<IconSearch size={15} aria-hidden />}
        aria-label={t`名前と説明で検索`}
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
        data-autofocus
      />
      <TagFilter tag={tag} onChange={onTag} />
      <Checkbox label={t`未使用だけ`} checked={isUnused} onChange={(event) => onUnused(event.currentTarget.checked)} />
      <span className={classes.count} role="status">
        {found !== null && (isMore ? <Trans>{found}件以上</Trans> : <Trans>{found}件</Trans>)}
      </span>
      {uploading.progress !== null && (
        <UploadProgress progress={uploading.progress} onCancel={uploading.cancel} className={classes.progress} />
      )}
      {uploading.progress === null && mayEdit && <UploadButton taken={taken} onUpload={uploading.upload} />}
    </div>
  )
}
