import { MAX_TAGS_OF_FILE, type MediaTag } from '@captain/content-core'
import { EmptyState, ErrorState, isComposing, RestoreFocus, useDialogs } from '@captain/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Modal, Skeleton, TextInput } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTenantContent } from '../../../content-context.tsx'
import { useFailureText } from '../../../failure-text.ts'
import { useMediaApi, useTags } from '../library-queries.ts'
import { useOpener } from '../use-opener.ts'
import classes from './tag-manager.module.css'

const MAX_CHARACTERS = 40

type NameFormProps = {
  readonly label: string
  readonly initial: string
  readonly submitLabel: string
  /** Saves the name; the form shows why it failed. */
  readonly onSave: (name: string) => Promise<void>
  /** Leaves the form, which has the focus from the start; omit it for one that stays. */
  readonly onCancel?: () => void
}

/** Returns the ref of an input that has the focus from the start, if that is wanted. */
const useFirstFocus = (isWanted: boolean) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isWanted) input.current?.focus()
  }, [isWanted])
  return input
}

/** The name of a new or an existing tag. */
const NameForm = ({ label, initial, submitLabel, onSave, onCancel }: NameFormProps) => {
  const { t } = useLingui()
  const failureText = useFailureText()
  const [name, setName] = useState(initial)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const input = useFirstFocus(onCancel !== undefined)
  const tidied = name.trim()
  const length = [...tidied].length
  const error = length > MAX_CHARACTERS ? t`${MAX_CHARACTERS}文字以内で入力してください（いま${length}文字）。` : failure
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (tidied === '' || length > MAX_CHARACTERS || isSaving) return
    setSaving(true)
    setFailure(null)
    try {
      await onSave(tidied)
      setName(initial)
    } catch (reason) {
      setFailure(failureText(reason))
    }
    setSaving(false)
  }
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)}>
      <TextInput
        ref={input}
        className={classes.input}
        aria-label={label}
        value={name}
        error={error}
        data-autofocus
        // Escape leaves the form, not the dialog around it.
        data-mantine-stop-propagation={onCancel !== undefined}
        onChange={(event) => {
          setName(event.currentTarget.value)
          setFailure(null)
        }}
        onKeyDown={(event) => {
          if (isComposing(event)) return event.key === 'Enter' ? event.preventDefault() : undefined
          if (event.key !== 'Escape' || onCancel === undefined) return undefined
          event.stopPropagation()
          return onCancel()
        }}
      />
      <Button type="submit" variant="default" loading={isSaving} disabled={tidied === '' || tidied === initial}>
        {submitLabel}
      </Button>
      {onCancel !== undefined && (
        <Button variant="subtle" onClick={onCancel}>
          <Trans>キャンセル</Trans>
        </Button>
      )}
    </form>
  )
}

type TagItemProps = { readonly tag: MediaTag; readonly mayEdit: boolean; readonly onAsking: (isAsking: boolean) => void }

const TagItem = ({ tag: { id, name, count }, mayEdit, onAsking }: TagItemProps) => {
  const { t } = useLingui()
  const { tenant, locale } = useTenantContent()
  const dialogs = useDialogs()
  const failureText = useFailureText()
  const { renameTag, removeTag } = useMediaApi()
  const [isEditing, setEditing] = useState(false)
  const opener = useOpener(isEditing)
  const remove = async () => {
    onAsking(true)
    await dialogs.remove({
      target: t`タグ`,
      name,
      site: tenant.names[locale],
      effects: count === 0 ? [] : [t`${count}件のファイルからこのタグが外れます。ファイルは残ります。`],
      onConfirm: () => removeTag(id),
      describeFailure: failureText,
    })
    setTimeout(() => onAsking(false))
  }
  if (isEditing) {
    return (
      <li className={classes.item}>
        <NameForm
          label={t`タグ「${name}」の名前`}
          initial={name}
          submitLabel={t`保存`}
          onSave={async (next) => {
            await renameTag(id, next)
            setEditing(false)
          }}
          onCancel={() => setEditing(false)}
        />
      </li>
    )
  }
  return (
    <li className={classes.item}>
      <span className={classes.name}>{name}</span>
      <span className={classes.count}>
        <Plural value={count} other="#件" />
      </span>
      {mayEdit && (
        <>
          <ActionIcon ref={opener} onClick={() => setEditing(true)} aria-label={t`タグ「${name}」の名前を変更`}>
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon onClick={() => void remove()} aria-label={t`タグ「${name}」を削除`}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </>
      )}
    </li>
  )
}

type TagManagerProps = { readonly mayEdit: boolean; readonly onClose: () => void }

/** All tags of the library: the place where they are created, renamed and deleted. */
export const TagManager = ({ mayEdit, onClose }: TagManagerProps) => {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { createTag } = useMediaApi()
  const { data: tags, error, refetch, isFetching } = useTags()
  const [isAsking, setAsking] = useState(false)
  const most = MAX_TAGS_OF_FILE
  return (
    <Modal
      opened
      onClose={onClose}
      size={520}
      closeOnEscape={!isAsking}
      title={<Trans>タグの管理</Trans>}
      closeButtonProps={{ 'aria-label': t`閉じる` }}
    >
      <RestoreFocus />
      {mayEdit && (
        <NameForm label={t`新しいタグの名前`} initial="" submitLabel={t`追加`} onSave={async (name) => void (await createTag(name))} />
      )}
      {tags === undefined && error === null && <Skeleton height={160} mt={12} />}
      {tags === undefined && error !== null && (
        <ErrorState title={<Trans>タグを読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
          {failureText(error)}
        </ErrorState>
      )}
      {tags?.length === 0 && (
        <EmptyState kind="no-match" title={<Trans>タグはまだありません</Trans>}>
          <Trans>1つのファイルに、{most}個まで付けられます。</Trans>
        </EmptyState>
      )}
      {tags !== undefined && tags.length > 0 && (
        <ul className={classes.list}>
          {tags.map((tag) => (
            <TagItem key={tag.id} tag={tag} mayEdit={mayEdit} onAsking={setAsking} />
          ))}
        </ul>
      )}
    </Modal>
  )
}
