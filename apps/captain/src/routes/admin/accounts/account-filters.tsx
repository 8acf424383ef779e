import { FilterChip, OneChoice, type Choice } from '@captain/content-react/list-kit'
import { useLingui } from '@lingui/react/macro'

type AccountFiltersProps = {
  readonly filters: Readonly<Record<string, string>>
  readonly setFilter: (name: string, value: string) => void
}

/** Filters by role, approval, ban and missing passkeys, one chip each. */
export const AccountFilters = ({ filters, setFilter }: AccountFiltersProps) => {
  const { t } = useLingui()
  const chips: readonly {
    readonly name: string
    readonly label: string
    readonly choices: readonly (Choice & { readonly label: string })[]
  }[] = [
    {
      name: 'isUser',
      label: t`承認状況`,
      choices: [
        { value: 'false', label: t`未承認` },
        { value: 'true', label: t`承認済み` },
      ],
    },
    {
      name: 'role',
      label: t`ロール`,
      choices: [
        { value: 'admin', label: t`システム管理者` },
        { value: 'user', label: t`一般` },
      ],
    },
    {
      name: 'banned',
      label: t`利用停止`,
      choices: [
        { value: 'true', label: t({ message: '停止中', context: '利用停止' }) },
        { value: 'false', label: t`停止していない` },
      ],
    },
    {
      name: 'noPasskey',
      label: t`パスキー`,
      choices: [
        { value: 'true', label: t`未登録` },
        { value: 'false', label: t`登録済み` },
      ],
    },
  ]
  return chips.map(({ name, label, choices }) => (
    <FilterChip
      key={name}
      label={label}
      value={choices.find(({ value }) => value === filters[name])?.label ?? null}
      onClear={() => setFilter(name, '')}
    >
      {(close) => (
        <OneChoice
          label={label}
          choices={choices}
          chosen={filters[name] ?? null}
          onChange={(value) => {
            setFilter(name, value)
            close()
          }}
        />
      )}
    </FilterChip>
  ))
}
