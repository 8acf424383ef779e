import type { CustomRole } from '@captain/auth-core'
import type { RoleResponse } from '@captain/platform-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { FormTitle } from '../form-title.tsx'
import classes from '../integrations.module.css'
import { Notice } from '../notice.tsx'
import { RequiredLabel } from '../required-label.tsx'
import { useFailureText } from '../use-failure-text.ts'
import { useUnsaved } from '../unsaved-guard.tsx'
import { useSubmission } from '../use-submission.ts'
import { RightsTable } from './rights-table.tsx'
import { draftOf } from './role-draft.ts'
import { useRoles } from './roles-context.ts'

type PartProps = {
  readonly draft: CustomRole
  readonly issues: Readonly<Record<string, string>>
  readonly onChange: (draft: CustomRole) => void
}

const NameInputs = ({ draft, issues, onChange }: PartProps) => (
  <>
    <TextInput
      label={
        <RequiredLabel>
          <Trans>名前（日本語）</Trans>
        </RequiredLabel>
      }
      value={draft.names.ja}
      error={issues['names.ja'] ?? issues['names']}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange({ ...draft, names: { ...draft.names, ja: currentTarget.value } })}
    />
    <TextInput
      label={
        <RequiredLabel>
          <Trans>名前（英語）</Trans>
        </RequiredLabel>
      }
      value={draft.names.en}
      error={issues['names.en'] ?? issues['names']}
      autoComplete="off"
      lang="en"
      onChange={({ currentTarget }) => onChange({ ...draft, names: { ...draft.names, en: currentTarget.value } })}
    />
  </>
)

const KeyInput = ({ draft, issues, onChange }: PartProps) => (
  <TextInput
    label={
      <RequiredLabel>
        <Trans>キー</Trans>
      </RequiredLabel>
    }
    description={<Trans>半角の英小文字・数字・ハイフンで入力します。あとから変更できません。例：translator</Trans>}
    value={draft.key}
    error={issues['key']}
    autoComplete="off"
    spellCheck={false}
    onChange={({ currentTarget }) => onChange({ ...draft, key: currentTarget.value })}
  />
)

type RoleFormProps = { readonly edited: RoleResponse | null; readonly onSaved: () => void; readonly onBack: () => void }

/** The form of a role: its names, and its rights by content type. */
export const RoleForm = ({ edited: role, onSaved, onBack }: RoleFormProps) => {
  const { t } = useLingui()
  const { client } = useRoles()
  const describe = useFailureText()
  const [start] = useState(() => draftOf(role))
  const [draft, setDraft] = useState(start)
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(start))
  const { issues, failure, isRunning, submit } = useSubmission()
  const missing = () => ({
    ...(draft.key.trim() === '' && { key: t`入力してください。` }),
    ...(draft.names.ja.trim() === '' && { 'names.ja': t`入力してください。` }),
    ...(draft.names.en.trim() === '' && { 'names.en': t`入力してください。` }),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit(missing(), async () => {
      await (role === null ? client.create(draft) : client.update(draft, role.lockVersion))
      onSaved()
    })
  }
  const parts = { draft, issues, onChange: setDraft }
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <FormTitle onBack={onBack}>{role === null ? <Trans>役割の作成</Trans> : <Trans>役割の編集</Trans>}</FormTitle>
      {role !== null && role.members.length > 0 && (
        <Notice>
          <Trans>変更は、この役割のメンバーにすぐに適用されます。</Trans>
        </Notice>
      )}
      {role === null && <KeyInput {...parts} />}
      <NameInputs {...parts} />
      <Checkbox
        label={<Trans>メディアライブラリのファイルを追加・変更・削除できる</Trans>}
        checked={draft.media}
        onChange={({ currentTarget }) => setDraft({ ...draft, media: currentTarget.checked })}
      />
      <RightsTable draft={draft} onChange={setDraft} />
      {issues['types'] !== undefined && (
        <p className={classes.failure} role="alert">
          {issues['types']}
        </p>
      )}
      {failure !== null && (
        <p className={classes.failure} role="alert">
          {describe(failure)}
        </p>
      )}
      <div className={classes.acts}>
        <Button type="submit" loading={isRunning}>
          <Trans>保存</Trans>
        </Button>
        <Button variant="default" onClick={onBack} disabled={isRunning}>
          <Trans>キャンセル</Trans>
        </Button>
      </div>
    </form>
  )
}
