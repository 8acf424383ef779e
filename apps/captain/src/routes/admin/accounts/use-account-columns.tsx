import type { AdminAccount } from '@captain/auth-core'
import type { RowsColumn } from '@captain/content-react/list-kit'
import { formatDate, formatDateTime, joinWords } from '@captain/locale'
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

const Role = ({ role }: Pick<AdminAccount, 'role'>) => (
  <span className={classes.clipped}>
    <RoleWord role={role} />
  </span>
)

/** The first by its name, the others by their number; all of them on hover. */
const Tenants = ({ names }: { readonly names: readonly string[] }) => {
  const locale = useLocale()
  const [first] = names
  if (first === undefined) return null
  const others = names.length - 1
  return (
    <span className={classes.tenants} title={joinWords(locale, names)}>
      <span className={classes.clipped}>{first}</span>
      {others > 0 && (
        <span className={classes.muted}>
          <Trans>ほか{others}</Trans>
        </span>
      )}
    </span>
  )
}

type StateProps = { readonly account: AdminAccount; readonly onApprove: (account: AdminAccount) => void }

/** Shows the state of an account. A pending account has an approve button. */
const State = ({ account, onApprove }: StateProps) => {
  const { t } = useLingui()
  const { name, isUser, banned } = account
  return (
    <span className={classes.waiting}>
      <AccountState account={account} />
      {!isUser && !banned && (
        <Button variant="default" size="compact-xs" onClick={() => onApprove(account)} aria-label={t`「${name}」を承認する`}>
          <Trans>承認する</Trans>
        </Button>
      )}
    </span>
  )
}

/** Returns the columns of the list of accounts. Pending accounts can be approved in their row. */
export const useAccountColumns = (onApprove: (account: AdminAccount) => void): readonly RowsColumn<AdminAccount>[] => {
  const { t } = useLingui()
  const tenantName = useTenantName()
  const namesOf = ({ memberships }: AdminAccount) => memberships.map(({ tenant }) => tenantName(tenant))
  return [
    { name: 'email', label: t`メールアドレス`, width: 198, shares: 2, sortable: true, cell: (account) => <Email account={account} /> },
    {
      name: 'state',
      label: t`状態`,
      width: 168,
      cell: (account) => <State account={account} onApprove={onApprove} />,
    },
    {
      name: 'role',
      label: t`ロール`,
      width: 122,
      cell: ({ role }) => <Role role={role} />,
      phoneText: ({ role }) => role === 'admin' && <RoleWord role={role} />,
    },
    {
      name: 'tenants',
      label: t`テナント`,
      width: 128,
      shares: 1,
      cell: (account) => <Tenants names={namesOf(account)} />,
    },
    {
      name: 'passkeys',
      label: t`パスキー`,
      width: 76,
      align: 'end',
      cell: ({ passkeyCount }) =>
        passkeyCount === 0 ? (
          <span className={classes.muted}>
            <Trans>未登録</Trans>
          </span>
        ) : (
          <Plural value={passkeyCount} other="#個" />
        ),
      phoneText: null,
    },
    {
      name: 'lastSignInAt',
      label: t`最終ログイン`,
      width: 136,
      align: 'end',
      sortable: true,
      cell: ({ lastSignInAt }) => lastSignInAt !== null && <Instant at={lastSignInAt} />,
      phoneText: ({ lastSignInAt }) =>
        lastSignInAt !== null && (
          <>
            <Trans>最終ログイン</Trans> <Instant at={lastSignInAt} />
          </>
        ),
    },
    {
      name: 'createdAt',
      label: t`登録日`,
      width: 100,
      align: 'end',
      sortable: true,
      cell: ({ createdAt }) => (
        <time className={classes.instant} dateTime={createdAt} title={formatDateTime(createdAt)}>
          {formatDate(createdAt)}
        </time>
      ),
      phoneText: null,
    },
  ]
}
