import { callAuth, type SessionUser } from '@captain/auth-react'
import { canonicalPrefix, isLocale, localizePath } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useLocale } from '../../../navigation/use-locale.ts'
import { FailureLine } from '../failure-line.tsx'
import classes from '../profile.module.css'
import { useAccountMutation } from '../use-account-mutation.ts'

const LANGUAGES = [
  { value: 'ja', label: <span lang="ja">日本語</span> },
  { value: 'en', label: <span lang="en">English</span> },
]

/** The language of mails to the account. A change also switches the screen. */
export const LanguageField = ({ user }: { readonly user: SessionUser }) => {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const router = useRouter()
  const shown = useLocale()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { isRunning, failure, run } = useAccountMutation()

  const choose = async (value: string) => {
    if (!isLocale(value) || !(await run(() => callAuth(queryClient, 'POST', '/update-user', { locale: value })))) return
    if (value !== shown) router.history.push(localizePath(path, canonicalPrefix(value)))
  }

  return (
    <div className={classes.stack}>
      <span className={classes.label} aria-hidden>
        <Trans>言語</Trans>
      </span>
      <SegmentedControl
        aria-label={t`言語`}
        data={LANGUAGES}
        value={user.locale ?? shown}
        disabled={isRunning}
        onChange={(value) => void choose(value)}
      />
      <p className={classes.note}>
        <Trans>画面と、Captainから届くメールの言語です。</Trans>
      </p>
      <FailureLine failure={failure} />
    </div>
  )
}
