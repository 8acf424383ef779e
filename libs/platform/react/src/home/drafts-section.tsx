import { TenantMark } from '@captain/ui'
import { formatDateTime } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Draft } from './home-data.ts'
import { ListLink } from './list-link.tsx'
import { RecordTitle } from './record-title.tsx'
import classes from './rows.module.css'
import { useTenant } from './use-tenant.ts'

const DraftRow = ({ draft }: { readonly draft: Draft }) => {
  const { t } = useLingui()
  const { name, color, isOnly } = useTenant()(draft.tenant)
  const title = <RecordTitle title={draft.title} without={t`（名前なし）`} />
  return (
    <li className={classes.row}>
      {!isOnly && <TenantMark name={name} color={color} size={18} />}
      <span className={classes.words}>
        {draft.to === null ? <span>{title}</span> : <ListLink to={draft.to}>{title}</ListLink>}
        <span className={classes.facts}>
          {!isOnly && <span>{name}</span>}
          <span>{draft.type.label}</span>
          <time dateTime={draft.updatedAt}>{formatDateTime(draft.updatedAt)}</time>
        </span>
      </span>
    </li>
  )
}

/** The drafts that the account wrote last, to go on with. */
export const DraftsSection = ({ drafts }: { readonly drafts: readonly Draft[] }) =>
  drafts.length === 0 ? (
    <p className={classes.nothing}>
      <Trans>最近編集した下書きはありません。</Trans>
    </p>
  ) : (
    <ul className={classes.rows}>
      {drafts.map((draft) => (
        <DraftRow key={draft.id} draft={draft} />
      ))}
    </ul>
  )
