import { MAX_TAGS_OF_FILE } from '@captain/content-core'
import { isComposing } from '@captain/ui'
import { nfc } from '@captain/validation'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TagsInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useFailureText } from '../../failure-text.ts'
import { useTags } from './library-queries.ts'
import classes from './tags-field.module.css'

const SEPARATORS = [',', '、', '，']
const MAX_CHARACTERS = 40

/** Returns tag names as they are stored. */
const tidied = (names: readonly string[]): readonly string[] => [
  ...new Set(names.map((name) => [...nfc(name).trim()].slice(0, MAX_CHARACTERS).join('').trim()).filter((name) => name !== '')),
]

/** Says that the tags could not be read, and tries again. Nothing while they are read or known. */
const UnreadTags = () => {
  const failureText = useFailureText()
  const { data, error, refetch, isFetching } = useTags()
  if (data !== undefined || error === null) return null
  return (
    <div className={classes.unread} role="alert">
      <div>
        <p>
          <Trans>タグを読み込めませんでした</Trans>
        </p>
        <p>{failureText(error)}</p>
      </div>
      <Button variant="default" size="xs" loading={isFetching} onClick={() => void refetch()}>
        <Trans>もう一度読み込む</Trans>
      </Button>
    </div>
  )
}

type TagsFieldProps = {
  readonly label: string
  /** The names of the chosen tags; names that no tag has become tags when they are saved. */
  readonly names: readonly string[]
  readonly onChange: (names: readonly string[]) => void
}

/**
 * Chooses tags by their names, and names new ones. The Enter that ends an IME conversion ends no tag. Takes no input before the tags are
 * known: what is chosen replaces the tags of a file, of which the field would show none.
 */
export const TagsField = ({ label, names, onChange }: TagsFieldProps) => {
  const { t } = useLingui()
  const { data: tags } = useTags()
  return (
    <div>
      <TagsInput
        label={label}
        description={t`選ぶか、新しい名前を入力してEnterを押します。`}
        disabled={tags === undefined}
        data={tags?.map(({ name }) => name) ?? []}
        value={[...names]}
        onChange={(next) => onChange(tidied(next))}
        maxTags={MAX_TAGS_OF_FILE}
        classNames={{ inputField: classes.field }}
        splitChars={SEPARATORS}
        onKeyDown={(event: KeyboardEvent) => {
          if (isComposing(event)) event.stopPropagation()
        }}
      />
      <UnreadTags />
    </div>
  )
}
