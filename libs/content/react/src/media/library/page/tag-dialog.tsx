import type { MediaItem, MediaTag } from '@captain/content-core'
import { RestoreFocus } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Modal, MultiSelect } from '@mantine/core'
import { useState } from 'react'
import { useFailureText } from '../../../failure-text.ts'
import { useTags } from '../library-queries.ts'
import { TagsField } from '../tags-field.tsx'
import { useTagIds } from '../use-tag-ids.ts'
import classes from './media-page.module.css'

const NO_TAGS: readonly MediaTag[] = []

type TagDialogProps = {
  /** The selected files, as far as they are known. */
  readonly items: readonly MediaItem[]
  readonly onClose: () => void
  readonly onApply: (add: readonly string[], remove: readonly string[]) => void
}

/** Asks which tags many files get and lose. */
export const TagDialog = ({ items, onClose, onApply }: TagDialogProps) => {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { data: tags = NO_TAGS } = useTags()
  const tagIds = useTagIds(tags)
  const [added, setAdded] = useState<readonly string[]>([])
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // Of files that are not known, any tag may be removed.
  const removable = items.length === 0 ? tags : tags.filter(({ id }) => items.some((item) => item.tags.includes(id)))
  const apply = async () => {
    setSaving(true)
    setFailure(null)
    try {
      onApply(await tagIds(added), removed)
    } catch (error) {
      setFailure(failureText(error))
    }
    setSaving(false)
  }
  return (
    <Modal opened onClose={onClose} size={440} title={<Trans>タグの変更</Trans>} closeButtonProps={{ 'aria-label': t`閉じる` }}>
      <RestoreFocus />
      <div className={classes.dialog}>
        <TagsField label={t`付けるタグ`} names={added} onChange={setAdded} />
        {removable.length > 0 && (
          <MultiSelect
            label={t`外すタグ`}
            data={removable.map(({ id, name }) => ({ value: id, label: name }))}
            value={[...removed]}
            onChange={setRemoved}
          />
        )}
        <div role="alert">{failure !== null && <p className={classes.failure}>{failure}</p>}</div>
        <div className={classes.dialogActs}>
          <Button variant="default" onClick={onClose}>
            <Trans>キャンセル</Trans>
          </Button>
          <Button loading={isSaving} disabled={added.length === 0 && removed.length === 0} onClick={() => void apply()}>
            <Trans>変更する</Trans>
          </Button>
        </div>
      </div>
    </Modal>
  )
}
