import { KEY_SCOPES, isKeyScope, type KeyScope } from '@captain/auth-core'
import type { CreatedApiKey, KeyDays } from '@captain/content-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Radio, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { FormTitle } from '../form-title.tsx'
import { useIntegrations } from '../integrations-context.ts'
import classes from '../integrations.module.css'
import { Notice } from '../notice.tsx'
import { RequiredLabel } from '../required-label.tsx'
import { TypeChoice } from '../type-choice.tsx'
import { useUnsaved } from '../unsaved-guard.tsx'
import { useSubmission } from '../use-submission.ts'
import { useScopeLabels } from '../words.ts'
import { useFailureText } from '../use-failure-text.ts'

type NewKeyProps = { readonly onMade: (made: CreatedApiKey) => void; readonly onBack: () => void }

const USUAL_SCOPES: readonly KeyScope[] = ['delivery:read']
const USUAL_DAYS = '90'

const DAYS: Readonly<Record<string, KeyDays>> = { 30: 30, 90: 90, 365: 365, none: null }

const ExpiryChoice = ({ days, onChange }: { readonly days: string; readonly onChange: (days: string) => void }) => (
  <div className={classes.choices}>
    <Radio.Group label={<Trans>有効期限</Trans>} value={days} onChange={onChange}>
      <div className={classes.choices}>
        <Radio value="30" label={<Trans>30日</Trans>} />
        <Radio value="90" label={<Trans>90日</Trans>} />
        <Radio value="365" label={<Trans>365日</Trans>} />
        <Radio value="none" label={<Trans>期限なし</Trans>} />
      </div>
    </Radio.Group>
    {days === 'none' && (
      <Notice>
        <Trans>期限のないキーは、漏れても気づかないまま使われ続けるおそれがあります。できるだけ期限を付けてください。</Trans>
      </Notice>
    )}
  </div>
)

/** The form of a new key: its scopes and its lifetime. */
export const NewKey = ({ onMade, onBack }: NewKeyProps) => {
  const { t } = useLingui()
  const { keys } = useIntegrations()
  const words = useScopeLabels()
  const describe = useFailureText()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState(USUAL_SCOPES)
  const [contentTypes, setTypes] = useState<readonly string[] | null>(null)
  const [days, setDays] = useState(USUAL_DAYS)
  useUnsaved(name !== '' || scopes.join() !== USUAL_SCOPES.join() || contentTypes !== null || days !== USUAL_DAYS)
  const { issues, failure, isRunning, submit } = useSubmission()

  const missing = () => ({
    ...(name.trim() === '' && { name: t`入力してください。` }),
    ...(scopes.length === 0 && { scopes: t`1つ以上選んでください。` }),
    ...(contentTypes?.length === 0 && { contentTypes: t`1つ以上選んでください。` }),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit(missing(), async () => onMade(await keys.create({ name: name.trim(), scopes, contentTypes, days: DAYS[days] ?? null })))
  }

  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <FormTitle onBack={onBack}>
        <Trans>APIキーの作成</Trans>
      </FormTitle>
      <TextInput
        label={
          <RequiredLabel>
            <Trans>名前</Trans>
          </RequiredLabel>
        }
        description={<Trans>どこで使うキーかがわかる名前にします。例：公開サイトの表示用</Trans>}
        value={name}
        error={issues['name']}
        autoComplete="off"
        data-field="name"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Checkbox.Group
        label={
          <RequiredLabel>
            <Trans>権限</Trans>
          </RequiredLabel>
        }
        value={[...scopes]}
        error={issues['scopes']}
        data-field="scopes"
        onChange={(chosen) => setScopes(chosen.filter(isKeyScope))}
      >
        <div className={classes.choices}>
          {KEY_SCOPES.map((scope) => (
            <Checkbox key={scope} value={scope} label={words[scope].label} description={words[scope].help} />
          ))}
        </div>
      </Checkbox.Group>
      <TypeChoice value={contentTypes} error={issues['contentTypes']} onChange={setTypes} />
      <ExpiryChoice days={days} onChange={setDays} />
      {failure !== null && (
        <p className={classes.failure} role="alert">
          {describe(failure)}
        </p>
      )}
      <div className={classes.acts}>
        <Button type="submit" loading={isRunning}>
          <Trans>作成</Trans>
        </Button>
        <Button variant="default" onClick={onBack} disabled={isRunning}>
          <Trans>キャンセル</Trans>
        </Button>
      </div>
    </form>
  )
}
