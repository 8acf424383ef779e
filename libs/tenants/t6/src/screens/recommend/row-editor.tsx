import { useFailureText, useTenant } from '@captain/content-react'
import { DateInput } from '@captain/content-react/form-parts'
import { useLingui } from '@lingui/react/macro'
import { Button, Input, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { productRecommend } from '../../content-types/product-recommend.ts'
import { tenant } from '../../tenant.ts'
import classes from './recommend.module.css'
import type { Recommended } from './recommend-types.ts'

type RowEditorProps = {
  readonly record: Recommended
  readonly onDone: () => void
  readonly onSaved: () => Promise<void>
}

const orNull = (text: string): string | null => (text === '' ? null : text)

type Day = 'showFrom' | 'showUntil'

const DayBox = ({ name, day, onChange }: { readonly name: Day; readonly day: string | null; onChange(day: string | null): void }) => {
  const { fieldWords } = useTenant(tenant).labels['product-recommend']
  const id = useId()
  const words = fieldWords(name)
  return (
    <Input.Wrapper id={id} label={words.label}>
      <DateInput
        field={productRecommend.fields[name]}
        words={words}
        path={name}
        id={id}
        value={day}
        onChange={(value) => onChange(typeof value === 'string' && value !== '' ? value : null)}
        labelledBy={`${id}-label`}
        describedBy={undefined}
        invalid={false}
        lang={undefined}
      />
    </Input.Wrapper>
  )
}

/** Edits comment and period of one recommendation inline. */
export const RowEditor = ({ record, onDone, onSaved }: RowEditorProps) => {
  const client = useTenant(tenant).client['product-recommend']
  const { t } = useLingui()
  const describe = useFailureText()
  const [comment, setComment] = useState(record.comment)
  const [showFrom, setFrom] = useState(record.showFrom)
  const [showUntil, setUntil] = useState(record.showUntil)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      await client.update(record.id, record.lockVersion, { comment, showFrom, showUntil })
      await onSaved()
      onDone()
    } catch (error) {
      setFailure(describe(error))
      setSaving(false)
    }
  }
  return (
    <form
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextInput
        label={t`ひとこと`}
        value={comment.ja ?? ''}
        data-autofocus
        onChange={(event) => setComment({ ...comment, ja: orNull(event.currentTarget.value) })}
      />
      <TextInput
        label={t`ひとこと（英語）`}
        lang="en"
        value={comment.en ?? ''}
        onChange={(event) => setComment({ ...comment, en: orNull(event.currentTarget.value) })}
      />
      <DayBox name="showFrom" day={showFrom} onChange={setFrom} />
      <DayBox name="showUntil" day={showUntil} onChange={setUntil} />
      {failure !== null && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onDone} disabled={isSaving}>
          {t`キャンセル`}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t`保存`}
        </Button>
      </div>
    </form>
  )
}
