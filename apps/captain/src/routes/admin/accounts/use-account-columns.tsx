import type { AdminAccount } from '@captain/auth-core'
import type { RowsColumn } from '@captain/content-react/list-kit'
import { formatDateTime, joinWords } from '@captain/locale'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useLocale } from '../../../navigation/use-locale.ts'
import classes from '../admin.module.css'
import { AccountState } from './account-state.tsx'
import { RoleWord } from './role-word.tsx'
import { useTenantName } from './use-tenant-name.ts'

const Instant = ({ at }: { readonly at: string }) => (
  <time className={classes.instant} dateTime={at}>
    {formatDateTime(at)}
  </time>
)

/** E-mail address, with a mark where it is confirmed. */
const Email = ({ account: { email, emailVerified } }: { readonly account: AdminAccount }) => (
  <span className={classes.iconed}>
    <span className={classes.clipped} title={email}>
      {email}
    </span>
    {emailVerified && (
      <>
        <IconRosetteDiscountCheck size={15} stroke={1.8} color="var(--captain-success)" aria-hidden />
        <VisuallyHidden>
          <Trans>確認済み</Trans>
        </VisuallyHidden>
      </>
    )}
  </span>
)

type StateProps = { readonly account: AdminAccount; readonly onApprove: (account: AdminAccount) => void }

/** Whoever waits is let in by one press. */
const State = ({ account, onApprove }: StateProps) => {
  const { t } = useLingui()
  const { name, isUser, banned } = account
  return (
    <span className={classes.waiting}>
      <AccountState account={account} />
      {!isUser && !banned && (
        <Button variant="default" size="compact-xs" onClick={() => onApprove(account)} aria-label={t`「${name}」を承認`}>
          <Trans>承認</Trans>
        </Button>
      )}
    </span>
  )
}

/** The columns of the list of accounts; whoever waits is approved in their row. */
export const useAccountColumns = (onApprove: (account: AdminAccount) => void): readonly RowsColumn<AdminAccount>[] => {
  const { t } = useLingui()
  const locale = useLocale()
  const tenantName = useTenantName()
  const tenantsOf = ({ memberships }: AdminAccount) =>
    joinWords(
      locale,
      memberships.map(({ tenant }) => tenantName(tenant)),
    )
  return [
    { name: 'email', label: t`メールアドレス`, width: 250, sortable: true, cell: (account) => <Email account={account} /> },
    {
      name: 'state',
      label: t`状態`,
      width: 210,
      cell: (account) => <State account={account} onApprove={onApprove} />,
    },
    { name: 'role', label: t`ロール`, width: 84, cell: (account) => <RoleWord role={account.role} /> },
    {
      name: 'tenants',
      label: t`所属テナント`,
      width: 200,
      cell: (account) => (
        <span className={classes.clipped} title={tenantsOf(account)}>
          {tenantsOf(account)}
        </span>
      ),
    },
    {
      name: 'passkeys',
      label: t`パスキー`,
      width: 88,
      align: 'end',
      cell: ({ passkeyCount }) =>
        passkeyCount === 0 ? (
          <span className={classes.muted}>
            <Trans>未登録</Trans>
          </span>
        ) : (
          <Plural value={passkeyCount} other="#個" />
        ),
      told: ({ passkeyCount }) =>
        passkeyCount === 0 ? <Trans>パスキー未登録</Trans> : <Plural value={passkeyCount} other="パスキー#個" />,
    },
    {
      name: 'lastSignInAt',
      label: t`最終ログイン`,
      width: 142,
      align: 'end',
      sortable: true,
      cell: ({ lastSignInAt }) => lastSignInAt !== null && <Instant at={lastSignInAt} />,
      told: ({ lastSignInAt }) =>
        lastSignInAt !== null && (
          <>
            <Trans>最終ログイン</Trans> <Instant at={lastSignInAt} />
          </>
        ),
    },
    {
      name: 'createdAt',
      label: t`登録日時`,
      width: 142,
      align: 'end',
      sortable: true,
      cell: ({ createdAt }) => <Instant at={createdAt} />,
      told: null,
    },
  ]
}
