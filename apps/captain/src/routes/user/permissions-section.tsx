import type { SessionUser } from '@captain/auth-react'
import { formatDate, formatNumber } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { Progress } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { accountQuery, type OwnAccount } from './account.ts'
import { QuerySection } from './query-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import classes from './profile.module.css'

const Usage = ({ ai: { monthlyLimit, used } }: Pick<OwnAccount, 'ai'>) => {
  const { t } = useLingui()
  const times = formatNumber(used)
  if (monthlyLimit === null) return <Trans>{times}回</Trans>
  const limit = formatNumber(monthlyLimit)
  return (
    <>
      <Trans>
        {times} / {limit}回
      </Trans>
      <Progress
        className={classes.meter}
        value={monthlyLimit === 0 ? 100 : Math.min(100, (used / monthlyLimit) * 100)}
        color={used >= monthlyLimit ? 'red' : 'var(--captain-ink-muted)'}
        size={6}
        aria-label={t`AI機能の今月の利用`}
      />
      {used >= monthlyLimit && <Trans>今月の上限に達しました。来月になると、また使えます。</Trans>}
    </>
  )
}

const Ai = ({ ai, isAdmin }: Pick<OwnAccount, 'ai'> & { readonly isAdmin: boolean }) => {
  const { expiresOn } = ai
  // Administrators pass every check.
  const allowed = ai.allowed || isAdmin
  const lastDay = expiresOn === null ? null : formatDate(expiresOn)
  return (
    <>
      <dt>
        <Trans>AI機能</Trans>
      </dt>
      <dd>
        {allowed && <Trans>利用できます</Trans>}
        {!allowed && lastDay !== null && <Trans>利用期限が過ぎています（{lastDay}まで）</Trans>}
        {!allowed && lastDay === null && <Trans>利用できません。必要なときは、システム管理者に申請してください。</Trans>}
      </dd>
      {allowed && (
        <>
          <dt>
            <Trans>今月の利用</Trans>
          </dt>
          <dd>
            <Usage ai={ai} />
          </dd>
          <dt>
            <Trans>利用期限</Trans>
          </dt>
          <dd>{lastDay ?? <Trans>無期限</Trans>}</dd>
        </>
      )}
    </>
  )
}

/** The permissions of the account outside its tenants. */
export const PermissionsSection = ({ user }: { readonly user: SessionUser }) => {
  const account = useQuery(accountQuery)
  return (
    <ProfileSection id="permissions">
      <QuerySection query={account} height={132}>
        {({ ai }) => (
          <dl className={classes.definitions}>
            <dt>
              <Trans>ロール</Trans>
            </dt>
            <dd>{user.role === 'admin' ? <Trans>システム管理者</Trans> : <Trans>一般</Trans>}</dd>
            <Ai ai={ai} isAdmin={user.role === 'admin'} />
          </dl>
        )}
      </QuerySection>
    </ProfileSection>
  )
}
