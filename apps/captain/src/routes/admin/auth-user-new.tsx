import type { AdminAccountDraft } from '@captain/auth-core'
import { PageHeader, useDialogs, useToasts } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useBlocker, useNavigate } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { useFailureText } from '../../integrations/use-failure-text.ts'
import { useSubmission } from '../../integrations/use-submission.ts'
import { BasicsSection, InviteSection, RightsSection, type ChangeAccount, type NewAccount } from './accounts/account-sections.tsx'
import { OneTimeLinkDialog, type OneTimeLink } from './accounts/one-time-link-dialog.tsx'
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
  const [draft, setDraft] = useState<NewAccount>(EMPTY)
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState<OneTimeLink | null>(null)
  const isDone = useRef(false)

  useBlocker({
    shouldBlockFn: async () => !isDone.current && draft !== EMPTY && !(await dialogs.cancel()),
    enableBeforeUnload: () => !isDone.current && draft !== EMPTY,
  })

  const change: ChangeAccount = (name, value) => {
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

  const section = { draft, issueOf: issue, change }
  return (
    <>
      <PageHeader title={<Trans>ログインユーザーの作成</Trans>} />
      <form className={classes.form} onSubmit={send} noValidate>
        <BasicsSection {...section} />
        <RightsSection {...section} />
        <InviteSection {...section} />
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
      {shown !== null && <OneTimeLinkDialog shown={shown} onClose={() => void leave(shown)} />}
    </>
  )
}
