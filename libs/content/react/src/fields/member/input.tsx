import { useLingui } from '@lingui/react/macro'
import { Select } from '@mantine/core'
import { useOptionsAhead } from '@captain/ui'
import { useForm } from '../../form/form-context.ts'
import { controlProps } from '../control-props.tsx'
import type { InputProps } from '../input-definition.ts'
import { useMembers } from './use-members.ts'

export const MemberInput = (props: InputProps<'member'>) => {
  const { t } = useLingui()
  const { field, value, onChange } = props
  const { known } = useForm()
  const members = useMembers()
  const ahead = useOptionsAhead()
  const people = (members.data?.items ?? []).flatMap(({ id, name }) => (id === null ? [] : [{ value: id, label: name }]))
  const chosen = typeof value === 'string' ? value : null
  // A former member stays visible until the user chooses another.
  const former =
    chosen === null || people.some((person) => person.value === chosen)
      ? []
      : [{ value: chosen, label: known.account(chosen)?.name ?? t`退会したメンバー` }]
  return (
    <Select
      {...controlProps(props)}
      {...ahead}
      aria-label={props.words.label}
      data={[...former, ...people]}
      value={chosen}
      onChange={onChange}
      searchable
      clearable={field.required === 'optional'}
      allowDeselect={field.required === 'optional'}
      loading={members.isPending}
      nothingFoundMessage={members.isError ? t`読み込めませんでした。` : t`一致するものはありません。`}
    />
  )
}
