import type { AdminAccountDraft } from '@captain/auth-core'
import { PageHeader, useDialogs, useToasts } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Radio, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useBlocker, useNavigate } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { RequiredLabel } from '../../integrations/required-label.tsx'
import { useFailureText } from '../../integrations/use-failure-text.ts'
import { useSubmission } from '../../integrations/use-submission.ts'
import { LinkDialog, type ShownLink } from './accounts/link-dialog.tsx'
import { MembershipsInput } from './accounts/memberships-input.tsx'
import { ACCOUNTS, accountCalls } from './accounts/queries.ts'
import dialogClasses from './dialog.module.css'
import classes from './form.module.css'

const EMPTY = {
  name: '',
  email: '',
  role: 'user',
  locale: 'ja',
  memberships: [],
  mayUseAi: false,
  invite: true,
} as const satisfies AdminAccountDraft

/** Makes an account with all that it may, and invites whom it is for. */
export const AuthUserNew = () => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const describe = useFailureText()
  const { issues, failure, isRunning, submit } = useSubmission()
  const [draft, setDraft] = useState<Required<AdminAccountDraft>>(EMPTY)
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState<ShownLink | null>(null)
  const isDone = useRef(false)

  useBlocker({
    shouldBlockFn: async () => !isDone.current && draft !== EMPTY && !(await dialogs.cancel()),
    enableBeforeUnload: () => !isDone.current && draft !== EMPTY,
  })

  const change = <Name extends keyof AdminAccountDraft>(name: Name, value: Required<AdminAccountDraft>[Name]) => {
    setDraft({ ...draft, [name]: value })
    setMended(new Set([...mended, name]))
  }
  const issue = (name: keyof AdminAccountDraft) => (mended.has(name) ? undefined : issues[name])
  const leave = async ({ name }: Pick<AdminAccountDraft, 'name'>) => {
    isDone.current = true
    await navigate({ to: '/admin/auth-user' })
    toasts.success({ summary: t`「${name}」を作成しました` })
  }
  const create = async () => {
    const account = { ...draft, name: draft.name.trim(), email: draft.email.trim() }
    const { link } = await accountCalls.create(account)
    void queryClient.invalidateQueries({ queryKey: ACCOUNTS })
    if (link === null) await leave(account)
    else setShown({ ...account, link })
  }
  const missing = () => ({
    ...(draft.name.trim() === '' && { name: t`入力してください。` }),
    ...(draft.email.trim() === '' && { email: t`入力してください。` }),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMended(new Set())
    void submit(missing(), create)
  }

  return (
    <>
      <PageHeader title={<Trans>ログインユーザーの作成</Trans>} />
      <form className={classes.form} onSubmit={send} noValidate>
        <section className={classes.section}>
          <h2>
            <Trans>基本</Trans>
          </h2>
          <TextInput
            label={
              <RequiredLabel>
                <Trans>氏名</Trans>
              </RequiredLabel>
            }
            value={draft.name}
            error={issue('name')}
            autoComplete="off"
            onChange={({ currentTarget }) => change('name', currentTarget.value)}
          />
          <TextInput
            type="email"
            label={
              <RequiredLabel>
                <Trans>メールアドレス</Trans>
              </RequiredLabel>
            }
            description={<Trans>ログインと招待に使います。</Trans>}
            value={draft.email}
            error={issue('email')}
            autoComplete="off"
            onChange={({ currentTarget }) => change('email', currentTarget.value)}
          />
          <Radio.Group
            label={<Trans>言語</Trans>}
            description={<Trans>招待などのメールを、この言語で送ります。</Trans>}
            value={draft.locale}
            onChange={(locale) => change('locale', locale === 'en' ? 'en' : 'ja')}
          >
            <div className={dialogClasses.choices}>
              <Radio value="ja" label="日本語" lang="ja" />
              <Radio value="en" label="English" lang="en" />
            </div>
          </Radio.Group>
        </section>
        <section className={classes.section}>
          <h2>
            <Trans>権限</Trans>
          </h2>
          <Radio.Group
            label={<Trans>ロール</Trans>}
            value={draft.role}
            error={issue('role')}
            onChange={(role) => change('role', role === 'admin' ? 'admin' : 'user')}
          >
            <div className={dialogClasses.choices}>
              <Radio value="user" label={<Trans>一般</Trans>} description={<Trans>所属するテナントのコンテンツだけを扱えます。</Trans>} />
              <Radio
                value="admin"
                label={<Trans>システム管理者</Trans>}
                description={<Trans>すべてのテナントとユーザー、監査ログを扱えます。</Trans>}
              />
            </div>
          </Radio.Group>
          <MembershipsInput value={draft.memberships} onChange={(memberships) => change('memberships', memberships)} />
          <Checkbox
            label={<Trans>AI機能を使える</Trans>}
            checked={draft.mayUseAi}
            onChange={({ currentTarget }) => change('mayUseAi', currentTarget.checked)}
          />
        </section>
        <section className={classes.section}>
          <h2>
            <Trans>招待</Trans>
          </h2>
          <Checkbox
            label={<Trans>招待を送信する</Trans>}
            description={<Trans>72時間有効なリンクを送ります。本人がリンクを開き、パスキーまたはパスワードを登録します。</Trans>}
            checked={draft.invite}
            onChange={({ currentTarget }) => change('invite', currentTarget.checked)}
          />
        </section>
        {failure !== null && (
          <p className={dialogClasses.failure} role="alert">
            {describe(failure)}
          </p>
        )}
        <div className={classes.acts}>
          <Button type="submit" loading={isRunning}>
            <Trans>作成</Trans>
          </Button>
          <Button variant="default" onClick={() => void navigate({ to: '/admin/auth-user' })} disabled={isRunning}>
            <Trans>キャンセル</Trans>
          </Button>
        </div>
      </form>
      {shown !== null && <LinkDialog shown={shown} onClose={() => void leave(shown)} />}
    </>
  )
}
