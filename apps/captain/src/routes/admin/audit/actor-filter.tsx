import { FilterChip, OneChoice } from '@captain/content-react/list-kit'
import { ErrorState } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureText } from '../../../integrations/use-failure-text.ts'
import { accountQuery, accountsQuery } from '../accounts/queries.ts'
import classes from '../admin.module.css'
import { readAdminList } from '../list-address.ts'

const FIRST = readAdminList({ filters: {}, sorts: [] }, {})
const DELAY = 250

const Search = ({ chosen, onChoose }: { readonly chosen: string; readonly onChoose: (id: string) => void }) => {
  const { t } = useLingui()
  const describe = useFailureText()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), DELAY)
  const { data, error } = useQuery(accountsQuery({ ...FIRST, q }))
  const found = data?.items.slice(0, 8) ?? []
  return (
    <div className={classes.filter}>
      <TextInput
        type="search"
        label={<Trans>氏名またはメールアドレス</Trans>}
        value={typed}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {error !== null && <ErrorState title={<Trans>ユーザーを読み込めませんでした</Trans>}>{describe(error)}</ErrorState>}
      {data !== undefined && found.length === 0 && (
        <p className={classes.muted}>
          <Trans>当てはまるユーザーはいません。</Trans>
        </p>
      )}
      {found.length > 0 && (
        <OneChoice
          label={t`操作した人`}
          choices={found.map(({ id, name, email }) => ({
            value: id,
            label: (
              <>
                {name} <span className={classes.muted}>{email}</span>
              </>
            ),
          }))}
          chosen={chosen === '' ? null : chosen}
          onChange={onChoose}
        />
      )}
    </div>
  )
}

/** Filters the audit log by person: their own actions, and those during an impersonation. */
export const ActorFilter = ({ value, onChange }: { readonly value: string; readonly onChange: (id: string) => void }) => {
  const { t } = useLingui()
  // The name of a deleted account exists only in the audit log.
  const { data } = useQuery({ ...accountQuery(value), enabled: value !== '', retry: false })
  return (
    <FilterChip label={t`操作した人`} value={value === '' ? null : (data?.name ?? value)} onClear={() => onChange('')}>
      {(close) => (
        <Search
          chosen={value}
          onChoose={(id) => {
            onChange(id)
            close()
          }}
        />
      )}
    </FilterChip>
  )
}
