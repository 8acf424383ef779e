import type { AdminAccount, AdminAccountDetail } from '@captain/auth-core'
import { formatDateTime } from '@captain/locale'
import { ErrorState, FormSkeleton } from '@captain/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Drawer } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFailureText } from '../../../integrations/use-failure-text.ts'
import { RoleName } from '../../captain/role-name.tsx'
import classes from '../detail.module.css'
import { AccountState } from './account-state.tsx'
import { AiFacts } from './ai-facts.tsx'
import { accountQuery } from './queries.ts'
import { RoleWord } from './role-word.tsx'
import { SessionList } from './session-list.tsx'
import { useTenantName } from './use-tenant-name.ts'

const Facts = ({ account }: { readonly account: AdminAccountDetail }) => {
  const { email, emailVerified, role, banned, banReason, banExpires, locale, passkeyCount, hasSecondFactor, lastSignInAt, createdAt } =
    account
  return (
    <dl className={classes.facts}>
      <dt>
        <Trans>メールアドレス</Trans>
      </dt>
      <dd>
        {email} {emailVerified ? <Trans>（確認済み）</Trans> : <Trans>（未確認）</Trans>}
      </dd>
      <dt>
        <Trans>状態</Trans>
      </dt>
      <dd>
        <AccountState account={account} />
      </dd>
      {banned && (
        <>
          <dt>
            <Trans>停止の理由</Trans>
          </dt>
          <dd>{banReason}</dd>
          <dt>
            <Trans>停止期限</Trans>
          </dt>
          <dd>{banExpires === null ? <Trans>無期限（解除するまで）</Trans> : formatDateTime(banExpires)}</dd>
        </>
      )}
      <dt>
        <Trans>ロール</Trans>
      </dt>
      <dd>
        <RoleWord role={role} />
      </dd>
      <dt>
        <Trans>言語</Trans>
      </dt>
      <dd>{locale === 'ja' ? '日本語' : 'English'}</dd>
      <dt>
        <Trans>パスキー</Trans>
      </dt>
      <dd>
        <Plural value={passkeyCount} other="#個" />
      </dd>
      <dt>
        <Trans>2段階認証</Trans>
      </dt>
      <dd>{hasSecondFactor ? <Trans>有効</Trans> : <Trans>無効</Trans>}</dd>
      <dt>
        <Trans>最終ログイン</Trans>
      </dt>
      <dd>{lastSignInAt === null ? <Trans>まだありません</Trans> : formatDateTime(lastSignInAt)}</dd>
      <dt>
        <Trans>登録日時</Trans>
      </dt>
      <dd>{formatDateTime(createdAt)}</dd>
    </dl>
  )
}

type DetailProps = { readonly id: string; readonly onChangeAi: (account: AdminAccount) => void }

const Detail = ({ id, onChangeAi }: DetailProps) => {
  const describe = useFailureText()
  const tenantName = useTenantName()
  const { data, error, refetch, isFetching } = useQuery(accountQuery(id))
  if (error !== null) {
    return (
      <ErrorState title={<Trans>ユーザーを読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
        {describe(error)}
      </ErrorState>
    )
  }
  if (data === undefined) return <FormSkeleton fields={5} />
  return (
    <div className={classes.detail}>
      <Facts account={data} />
      <section>
        <h2>
          <Trans>テナント</Trans>
        </h2>
        {data.memberships.length === 0 && (
          <p className={classes.note}>
            <Trans>どのテナントにも所属していません。</Trans>
          </p>
        )}
        <ul className={classes.items}>
          {data.memberships.map(({ tenant, role }) => (
            <li key={tenant}>
              <span>{tenantName(tenant)}</span>
              <RoleName role={role} />
            </li>
          ))}
        </ul>
      </section>
      <AiFacts account={data} onChange={() => onChangeAi(data)} />
      <section>
        <h2>
          <Trans>セッション</Trans>
        </h2>
        <SessionList account={data} />
      </section>
    </div>
  )
}

type AccountDrawerProps = {
  readonly account: { readonly id: string; readonly name: string } | null
  readonly onChangeAi: (account: AdminAccount) => void
  readonly onClose: () => void
}

/** One account: its data, tenants, AI permission and sessions. */
export const AccountDrawer = ({ account, onChangeAi, onClose }: AccountDrawerProps) => {
  const { t } = useLingui()
  return (
    <Drawer
      opened={account !== null}
      onClose={onClose}
      position="right"
      size={480}
      title={account?.name}
      closeButtonProps={{ 'aria-label': t`閉じる` }}
    >
      {account !== null && <Detail id={account.id} onChangeAi={onChangeAi} />}
    </Drawer>
  )
}
