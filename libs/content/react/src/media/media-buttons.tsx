import type { IncludedMedia } from '@captain/content-core'
import { Trans } from '@lingui/react/macro'
import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import type { InputProps } from '../fields/input-definition.ts'
import { acceptAttribute } from './accepted-file.ts'
import classes from './media-input.module.css'
import type { Uploading } from './use-upload.ts'
import type { Taken } from './use-upload-refusal.ts'

export type OpenMediaDialog = 'library' | 'asset'

type MediaButtonsProps = {
  readonly input: Omit<InputProps, 'field'>
  readonly taken: Taken
  readonly isPicture: boolean
  /** The chosen asset; null if there is none, or if it is unknown. */
  readonly media: IncludedMedia | null
  readonly uploading: Uploading
  readonly onOpen: (dialog: OpenMediaDialog) => void
}

type ChooseFileProps = Pick<MediaButtonsProps, 'input' | 'taken' | 'isPicture'> & { readonly onFile: (file: File) => void }

const ChooseFile = ({ input: { value, id, labelledBy, describedBy }, taken, isPicture, onFile }: ChooseFileProps) => {
  const choose = isPicture ? <Trans>画像を選ぶ</Trans> : <Trans>ファイルを選ぶ</Trans>
  return (
    <FileButton
      onChange={(file) => {
        if (file !== null) onFile(file)
      }}
      accept={acceptAttribute(taken.accept)}
      inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
    >
      {(props) => (
        <Button
          {...props}
          id={id}
          variant="default"
          leftSection={<IconUpload size={15} />}
          aria-describedby={describedBy}
          aria-labelledby={`${labelledBy} ${id}`}
        >
          {value === null ? choose : <Trans>差し替える</Trans>}
        </Button>
      )}
    </FileButton>
  )
}

/** Actions of a media field: upload, choose from the library, view the asset, remove it. */
export const MediaButtons = ({ input, taken, isPicture, media, uploading, onOpen }: MediaButtonsProps) => (
  <div className={classes.acts}>
    <ChooseFile input={input} taken={taken} isPicture={isPicture} onFile={uploading.upload} />
    <Button
      variant="default"
      onClick={() => {
        uploading.forget()
        onOpen('library')
      }}
    >
      <Trans>ライブラリから選ぶ</Trans>
    </Button>
    {media !== null && (
      <Button variant="subtle" onClick={() => onOpen('asset')}>
        {isPicture ? <Trans>説明と中心位置</Trans> : <Trans>詳細</Trans>}
      </Button>
    )}
    {input.value !== null && (
      <Button
        variant="subtle"
        onClick={() => {
          uploading.forget()
          input.onChange(null)
        }}
      >
        <Trans>外す</Trans>
      </Button>
    )}
  </div>
)
