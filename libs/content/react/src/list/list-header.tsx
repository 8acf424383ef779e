import type { ListResponse, ListQuery } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import { PageHeader } from '@captain/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useContent } from '../content-context.tsx'
import { useLabels } from '../labels.ts'
import { useNavigateTo } from '../navigation.tsx'
import { CsvMenu } from './csv/csv-menu.tsx'
import classes from './list-screen.module.css'
import { ParentName } from './parent-name.tsx'

const CountOf = ({ answer }: { readonly answer: ListResponse }) => {
  const { value, capped } = answer.count
  return capped ? <Trans>{value}件以上</Trans> : <Plural value={value} other="#件" />
}

/** Opens the form of a new record. */
export const CreateButton = () => {
  const { contentType, tenant, parent } = useContent()
  const go = useNavigateTo()
  return (
    <Button
      leftSection={<IconPlus size={16} />}
      onClick={() => void go(untypedPath(tenant, contentType, 'new', parent === null ? {} : { parent }))}
    >
      <Trans>新規作成</Trans>
    </Button>
  )
}

type ListHeaderProps = {
  readonly query: ListQuery
  readonly data: ListResponse | undefined
  readonly isTrash: boolean
  /** The columns on screen, for an export. */
  readonly columns: readonly string[]
  /** Additions of a tenant's screen. */
  readonly own: ReactNode
  readonly createButton: ReactNode
}

/** The page header of a list: title, count, export and the button that creates a record. */
export const ListHeader = ({ query, data, isTrash, columns, own, createButton }: ListHeaderProps) => {
  const { contentType, parent, canWrite } = useContent()
  const { typeName, typePlural } = useLabels()
  return (
    <PageHeader
      meta={parent === null || contentType.parent === null ? undefined : <ParentName type={contentType.parent.type} id={parent} />}
      title={isTrash ? <Trans>{typeName}のごみ箱</Trans> : typePlural}
      count={
        <>
          {data !== undefined && <CountOf answer={data} />}
          {!canWrite && (
            <span className={classes.readOnly}>
              <Trans>閲覧のみ</Trans>
            </span>
          )}
        </>
      }
      actions={
        <>
          {own}
          <CsvMenu query={query} count={data?.count ?? null} columns={columns} inTrash={isTrash} />
          {!isTrash && createButton}
        </>
      }
    />
  )
}
