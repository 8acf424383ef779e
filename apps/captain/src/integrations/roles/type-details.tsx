import { FIELD_ACCESSES, type FieldAccess, type TypeRights } from '@captain/auth-core'
import { fieldAccess, isShielded, unhideableFields, type AnyContentType } from '@captain/content-core'
import { LOCALES } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import { Checkbox, NativeSelect } from '@mantine/core'
import { useAccessNames } from './right-names.ts'
import { inLanguages } from './role-draft.ts'
import { useRoles } from './roles-context.ts'
import classes from './rights-table.module.css'

type TypeDetailsProps = {
  readonly type: AnyContentType
  readonly rights: TypeRights
  readonly onChange: (rights: TypeRights) => void
}

const accessOf = (text: string): FieldAccess => FIELD_ACCESSES.find((access) => access === text) ?? 'read'

const Languages = ({ rights, onChange }: Omit<TypeDetailsProps, 'type'>) => (
  <Checkbox.Group
    label={<Trans>書き込める言語</Trans>}
    description={<Trans>片方だけにすると、言語のない項目は変更できません。</Trans>}
    value={[...(rights.languages ?? LOCALES)]}
    onChange={(chosen) => {
      const languages = LOCALES.filter((locale) => chosen.includes(locale))
      if (languages.length > 0) onChange(inLanguages(rights, languages.length === LOCALES.length ? null : languages))
    }}
  >
    <div className={classes.languages}>
      <Checkbox value="ja" label={<Trans>日本語</Trans>} />
      <Checkbox value="en" label={<Trans>英語</Trans>} />
    </div>
  </Checkbox.Group>
)

/** The languages that a role may write, and what it may do with each field of a type. */
export const TypeDetails = ({ type, rights, onChange }: TypeDetailsProps) => {
  const { words } = useRoles()
  const names = useAccessNames()
  const kept = unhideableFields(type)
  const hasShielded = Object.keys(type.fields).some((name) => isShielded(type, name))
  const labels = words[type.name]?.fields ?? {}
  const optionsFor = (accesses: readonly FieldAccess[]) => accesses.map((access) => ({ value: access, label: names[access] }))
  return (
    <div className={classes.details}>
      {Object.values(type.fields).some((field) => field.localized) && <Languages rights={rights} onChange={onChange} />}
      <NativeSelect
        label={<Trans>下で選ばない項目</Trans>}
        description={hasShielded && <Trans>個人情報と、表示できる秘密の値は、下で選んだときだけ見えます。</Trans>}
        value={rights.otherFields}
        data={optionsFor(['write', 'read'])}
        onChange={({ currentTarget }) => onChange({ ...rights, otherFields: currentTarget.value === 'read' ? 'read' : 'write' })}
      />
      <div className={classes.fields}>
        {Object.keys(type.fields).map((name) => (
          <NativeSelect
            key={name}
            label={labels[name]?.label ?? name}
            value={fieldAccess(type, rights, name)}
            data={optionsFor(kept.has(name) ? ['write', 'read'] : FIELD_ACCESSES)}
            onChange={({ currentTarget }) => onChange({ ...rights, fields: { ...rights.fields, [name]: accessOf(currentTarget.value) } })}
          />
        ))}
      </div>
    </div>
  )
}
