import { HttpError } from '@captain/http-core'
import { RestoreFocus, isComposing } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Modal, Switch, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useContent } from '../../content-context.tsx'
import { useFailureText } from '../../failure-text.ts'
import classes from './view-dialog.module.css'

export type ViewNaming = { readonly name: string; readonly isShared: boolean }

type ViewDialogProps = {
  readonly title: string
  readonly start: ViewNaming
  /** Names of the other views of the list. */
  readonly taken: readonly string[]
  /** Saves the input; a failure is shown in the dialog, which stays open. */
  readonly onSave: (naming: ViewNaming) => Promise<void>
  readonly onClose: () => void
}

const MAX_CHARACTERS = 60

/** Asks for the name and visibility of a view. */
export const ViewDialog = ({ title, start, taken, onSave, onClose }: ViewDialogProps) => {
  const { t } = useLingui()
  const { canWrite, tenant, locale } = useContent()
  const failureText = useFailureText()
  const [name, setName] = useState(start.name)
  const [isShared, setShared] = useState(start.isShared)
  const [isSaving, setSaving] = useState(false)
  const [nameError, setNameError] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const site = tenant.names[locale]

  const refused = (error: unknown) => {
    const issue = error instanceof HttpError ? error.problem?.issues?.find(({ path }) => path === 'name') : undefined
    if (issue !== undefined) return setNameError(issue.message)
    const isFull = error instanceof HttpError && error.problem?.code === 'too-many-views'
    return setFailure(isFull ? t`保存できる表示は50件までです。使わないものを削除してください。` : failureText(error))
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    setFailure(null)
    if (name.trim() === '') return setNameError(t`名前を入力してください。`)
    if ([...name.trim()].length > MAX_CHARACTERS) return setNameError(t`${MAX_CHARACTERS}文字以内で入力してください。`)
    if (taken.includes(name.trim())) return setNameError(t`同じ名前の表示がすでにあります。別の名前にしてください。`)
    setSaving(true)
    try {
      await onSave({ name: name.trim(), isShared })
      onClose()
    } catch (error) {
      refused(error)
      setSaving(false)
    }
  }
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t`閉じる` }}>
      <RestoreFocus />
      <form
        className={classes.root}
        noValidate
        onSubmit={(event) => void save(event)}
        onKeyDown={(event) => event.key === 'Enter' && isComposing(event) && event.preventDefault()}
      >
        <TextInput
          label={t`表示の名前`}
          description={t`例：今月の未公開`}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setNameError(null)
          }}
          error={nameError}
          autoComplete="off"
          data-autofocus
        />
        {canWrite && (
          <Switch
            label={t`${site}のチームで共有する`}
            description={t`共有すると、このサイトのメンバー全員がこの表示を使えます。`}
            checked={isShared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
        )}
        {failure !== null && (
          <p className={classes.failure} role="alert">
            {failure}
          </p>
        )}
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            <Trans>キャンセル</Trans>
          </Button>
          <Button type="submit" loading={isSaving}>
            <Trans>保存</Trans>
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
