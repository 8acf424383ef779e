import { TYPE_RIGHT_NAMES, type CustomRole } from '@captain/auth-core'
import { pluralOf, type AnyContentType } from '@captain/content-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useRightNames } from './right-names.ts'
import { OTHERS, possibleRights, rightsOfRow, switched, withoutRights, withRights } from './role-draft.ts'
import { useRoles } from './roles-context.ts'
import classes from './rights-table.module.css'
import { TypeDetails } from './type-details.tsx'

type RightsTableProps = { readonly draft: CustomRole; readonly onChange: (draft: CustomRole) => void }

type RowProps = RightsTableProps & {
  /** Null for the row of all other types. */
  readonly type: AnyContentType | null
  readonly label: string
}

const RightsRow = ({ draft, onChange, type, label }: RowProps) => {
  const { t } = useLingui()
  const names = useRightNames()
  const [isOpen, open] = useState(false)
  const row = type?.name ?? OTHERS
  const rights = rightsOfRow(draft, type)
  const possible = possibleRights(type)
  const isOwn = Object.hasOwn(draft.types, row)
  const labelOf = (right: string) => t`${label}：${right}`
  return (
    <>
      <tr>
        <th scope="row" className={classes.name}>
          {label}
          {type !== null && possible.length > 0 && (
            <Button
              variant="subtle"
              size="compact-xs"
              aria-expanded={isOpen}
              aria-label={t`${label}の言語と項目`}
              onClick={() => open(!isOpen)}
            >
              <Trans>言語と項目</Trans>
            </Button>
          )}
          {type !== null && isOwn && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-xs"
              aria-label={t`${label}を既定に戻す`}
              onClick={() => onChange(withoutRights(draft, row))}
            >
              <Trans>既定に戻す</Trans>
            </Button>
          )}
        </th>
        {TYPE_RIGHT_NAMES.map((right) => (
          <td key={right} className={classes.cell}>
            {possible.includes(right) && (
              <Checkbox
                aria-label={labelOf(names[right])}
                checked={rights.operations.includes(right)}
                disabled={right === 'create' && rights.languages !== null}
                onChange={({ currentTarget }) => onChange(withRights(draft, row, switched(rights, right, currentTarget.checked)))}
              />
            )}
          </td>
        ))}
      </tr>
      {isOpen && type !== null && (
        <tr>
          <td colSpan={TYPE_RIGHT_NAMES.length + 1}>
            <TypeDetails type={type} rights={rights} onChange={(next) => onChange(withRights(draft, row, next))} />
          </td>
        </tr>
      )}
    </>
  )
}

/** The rights of a role: content types by operations. Operations that only owners may have are left out. */
export const RightsTable = (props: RightsTableProps) => {
  const { t } = useLingui()
  const { tenant, words } = useRoles()
  const names = useRightNames()
  return (
    <div className={classes.scroll} role="region" aria-label={t`権限`}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.name}>
              <Trans>コンテンツ</Trans>
            </th>
            {TYPE_RIGHT_NAMES.map((right) => (
              <th key={right} scope="col" className={classes.cell}>
                {names[right]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <RightsRow {...props} type={null} label={t`下で指定しないもの（既定）`} />
          {tenant.contentTypes.map((type) => (
            <RightsRow key={type.name} {...props} type={type} label={pluralOf(words[type.name] ?? { name: type.name })} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
