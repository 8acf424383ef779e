import { useTenant } from '@captain/content-react'
import { useLingui } from '@lingui/react/macro'
import { MultiSelect, Select, Switch } from '@mantine/core'
import { tenant } from '../../tenant.ts'
import { ROLES, type NewMembers } from './new-members.ts'
import classes from './tenant-user-new.module.css'
import type { Candidate } from './use-candidates.ts'

const MAX_RESULTS = 20

type NewMemberFieldsProps = {
  readonly value: NewMembers
  readonly options: readonly Candidate[]
  readonly search: string
  readonly isFetching: boolean
  readonly disabled: boolean
  readonly onChange: (changes: Partial<NewMembers>) => void
  readonly onSearch: (search: string) => void
}

/** The accounts, their role, and whether they get mails about messages of visitors. */
export const NewMemberFields = ({ value, options, search, isFetching, disabled, onChange, onSearch }: NewMemberFieldsProps) => {
  const { optionLabel } = useTenant(tenant).labels['tenant-user']
  const { t } = useLingui()
  return (
    <div className={classes.fields}>
      <MultiSelect
        label={t`メンバー`}
        description={t`招待したユーザーから、20人まで選べます。`}
        data={[...options]}
        value={[...value.picked]}
        onChange={(picked) => onChange({ picked })}
        searchable
        searchValue={search}
        onSearchChange={onSearch}
        maxValues={MAX_RESULTS}
        hidePickedOptions
        filter={({ options: found }) => found}
        nothingFoundMessage={isFetching ? t`読み込んでいます…` : t`該当するユーザーがいません。`}
        comboboxProps={{ zIndex: 'var(--captain-layer-overlay)' }}
        disabled={disabled}
      />
      <p className={classes.note}>{t`一覧にいない人は、先に「ユーザー」で招待してください。`}</p>
      <Select
        label={t`役割`}
        data={ROLES.map((role) => ({ value: role, label: optionLabel('memberRole', role) }))}
        value={value.role}
        onChange={(role) => role !== null && onChange({ role })}
        allowDeselect={false}
        comboboxProps={{ zIndex: 'var(--captain-layer-overlay)' }}
        disabled={disabled}
        w={240}
      />
      <Switch
        label={t`問い合わせ通知を受ける`}
        checked={value.notifyContact}
        onChange={(event) => onChange({ notifyContact: event.currentTarget.checked })}
        disabled={disabled}
      />
    </div>
  )
}
