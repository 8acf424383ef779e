import { DEFAULT_AI_LIMIT, type AdminAccountDetail } from '@captain/auth-core'
import { formatDate, formatNumber } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import classes from '../detail.module.css'

const Allowed = ({ account: { mayUseAi, ai } }: { readonly account: AdminAccountDetail }) => {
  if (ai.isAdmin) return <Trans>使える（システム管理者）</Trans>
  if (mayUseAi) return <Trans>使える</Trans>
  return ai.monthlyLimit === null ? <Trans>使えない</Trans> : <Trans>使えない（利用期限切れ）</Trans>
}

type AiFactsProps = { readonly account: AdminAccountDetail; readonly onChange: () => void }

/** The AI permission of an account: used quota, last day, and the administrator who gave it. */
export const AiFacts = ({ account, onChange }: AiFactsProps) => {
  const { mayUseAi, ai } = account
  const isPermitted = ai.monthlyLimit !== null
  const limit = mayUseAi ? (ai.monthlyLimit ?? DEFAULT_AI_LIMIT) : DEFAULT_AI_LIMIT
  const [used, max] = [formatNumber(ai.used), formatNumber(limit)]
  return (
    <section>
      <div className={classes.head}>
        <h2>
          <Trans>AI機能</Trans>
        </h2>
        <Button variant="default" size="compact-sm" onClick={onChange}>
          <Trans>変更…</Trans>
        </Button>
      </div>
      <dl className={classes.facts}>
        <dt>
          <Trans>利用</Trans>
        </dt>
        <dd>
          <Allowed account={account} />
        </dd>
        <dt>
          <Trans>今月の画像</Trans>
        </dt>
        <dd>
          {mayUseAi || ai.isAdmin ? (
            <Trans>
              {used} / {max}枚
            </Trans>
          ) : (
            <Trans>{used}枚</Trans>
          )}
        </dd>
        {isPermitted && (
          <>
            <dt>
              <Trans>利用期限</Trans>
            </dt>
            <dd>{ai.expiresOn === null ? <Trans>無期限</Trans> : formatDate(ai.expiresOn)}</dd>
          </>
        )}
        {ai.grantedBy !== null && (
          <>
            <dt>
              <Trans>許可した人</Trans>
            </dt>
            <dd>{ai.grantedBy.name}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
