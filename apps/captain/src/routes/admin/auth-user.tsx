import type { AdminAccount } from '@captain/auth-core'
import { useSession } from '@captain/auth-react'
import { FilterLine, RowsFrame, RowsMenu, RowsPhone, RowsTable, type OpenRow } from '@captain/content-react/list-kit'
import { EmptyState, PageHeader } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { AccountDrawer } from './accounts/account-drawer.tsx'
import { AccountFilters } from './accounts/account-filters.tsx'
import { AccountMenu } from './accounts/account-menu.tsx'
import { ACCOUNT_RULES } from './accounts/account-rules.ts'
import { accountsQuery } from './accounts/queries.ts'
import { useAccountActions } from './accounts/use-account-actions.tsx'
import { useAccountColumns } from './accounts/use-account-columns.tsx'
import classes from './admin.module.css'
import { AdminRows, CountOf } from './admin-rows.tsx'
import { clearFilters, hasFilters } from './list-address.ts'
import { useAdminList } from './use-admin-list.ts'

const PHONE = '(max-width: 48em)'
const NEWEST_FIRST = '-createdAt'

type AccountTitleProps = { readonly account: AdminAccount; readonly isOwn: boolean; readonly onOpen: () => void }

const AccountTitle = ({ account, isOwn, onOpen }: AccountTitleProps) => (
  <span className={classes.person}>
    <button type="button" className={classes.open} onClick={onOpen} title={account.name}>
      {account.name}
    </button>
    {isOwn && (
      <span className={classes.own}>
        <Trans>自分</Trans>
      </span>
    )}
  </span>
)

/** The sign-in accounts of the platform, for administrators. */
export const AuthUser = () => {
  const { t } = useLingui()
  const own = useSession()?.user.id
  const { list, change, setFilter } = useAdminList(ACCOUNT_RULES)
  const answer = useQuery(accountsQuery(list))
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const [menu, setMenu] = useState<OpenRow<AdminAccount> | null>(null)
  const [shown, setShown] = useState<AdminAccount | null>(null)
  const closeMenu = useCallback(() => setMenu(null), [])
  const actions = useAccountActions(() => setShown(null))
  const columns = useAccountColumns((account) => void actions.approve(account))

  const title = (account: AdminAccount) => <AccountTitle account={account} isOwn={account.id === own} onOpen={() => setShown(account)} />
  const action = {
    label: ({ name }: AdminAccount) => t`「${name}」の操作`,
    onOpen: (row: AdminAccount, button: HTMLElement) => setMenu({ row, button }),
    openId: menu?.row.id ?? null,
  }
  const create = (
    <Button component={Link} to="/admin/auth-user/new" leftSection={<IconPlus size={16} />}>
      <Trans>新規作成</Trans>
    </Button>
  )
  return (
    <RowsFrame>
      <PageHeader
        title={<Trans>ログインユーザー</Trans>}
        count={answer.data === undefined ? undefined : <CountOf count={answer.data.count} />}
        actions={create}
      />
      <FilterLine
        q={list.q}
        onSearch={(q) => change({ q }, { replace: true })}
        isNarrowed={hasFilters(list)}
        onClear={() => change(clearFilters(list))}
      >
        <AccountFilters filters={list.filters} setFilter={setFilter} />
      </FilterLine>
      <AdminRows
        answer={answer}
        list={list}
        change={change}
        columns={columns.length + 1}
        nothing={<EmptyState kind="nothing" title={<Trans>ログインユーザーはまだいません</Trans>} action={create} />}
      >
        {(items, isWaiting) => {
          const rows = { label: t`ログインユーザー`, items, title, columns, action, isWaiting }
          return isPhone ? (
            <RowsPhone {...rows} />
          ) : (
            <RowsTable
              {...rows}
              titleColumn={{ name: 'name', label: t`氏名`, sortable: true, width: 150 }}
              sort={list.sort ?? NEWEST_FIRST}
              // Out of the order that the list begins with leads the other way round.
              onSort={(sort) => change({ sort: sort ?? (list.sort === null ? 'createdAt' : null) })}
            />
          )
        }}
      </AdminRows>
      <RowsMenu open={menu} onClose={closeMenu}>
        {(account) => (
          <AccountMenu
            account={account}
            onOpen={() => setShown(account)}
            onApprove={() => void actions.approve(account)}
            onUnban={() => void actions.unban(account)}
            onAsk={(action) => actions.startAction(action, account)}
          />
        )}
      </RowsMenu>
      <AccountDrawer account={shown} onChangeAi={(account) => actions.startAction('ai', account)} onClose={() => setShown(null)} />
      {actions.dialog}
    </RowsFrame>
  )
}
