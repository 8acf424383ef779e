import type { AuditEvent } from '@captain/auth-core'
import { FilterLine, RowsFrame, RowsPhone, RowsTable } from '@captain/content-react/list-kit'
import { EmptyState, PageHeader } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import classes from './admin.module.css'
import { AdminRows, CountOf } from './admin-rows.tsx'
import { labelOfAction } from './audit/event-actions.ts'
import { EventDrawer } from './audit/event-drawer.tsx'
import { EventFilters } from './audit/event-filters.tsx'
import { EVENT_RULES } from './audit/event-rules.ts'
import { ExportButton } from './audit/export-button.tsx'
import { eventsQuery } from './audit/queries.ts'
import { useActionLabels } from './audit/use-action-labels.ts'
import { useEventColumns } from './audit/use-event-columns.tsx'
import { clearFilters, hasFilters } from './list-address.ts'
import { useAdminList } from './use-admin-list.ts'

const PHONE = '(max-width: 48em)'
const NO_EVENTS: readonly AuditEvent[] = []

/** Actions that are highlighted for administrators. */
const ALARMING: ReadonlySet<string> = new Set(['loginFailed', 'rateLimited', 'impersonate', 'ban', 'deleteAccount', 'purge'])

/** The audit log of the platform, newest first, for administrators. */
export const Audit = () => {
  const { t } = useLingui()
  const { list, change, setFilter } = useAdminList(EVENT_RULES)
  const answer = useQuery(eventsQuery(list))
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const [shown, setShown] = useState<AuditEvent | null>(null)
  const actions = useActionLabels()
  const columns = useEventColumns(answer.data?.items ?? NO_EVENTS)
  const title = (event: AuditEvent) => (
    <button
      type="button"
      className={`${classes.open} ${ALARMING.has(event.action) ? classes.alarming : ''}`}
      onClick={() => setShown(event)}
    >
      {labelOfAction(actions, event.action)}
    </button>
  )
  return (
    <RowsFrame>
      <PageHeader
        title={<Trans>監査ログ</Trans>}
        count={answer.data === undefined ? undefined : <CountOf count={answer.data.count} />}
        actions={<ExportButton list={list} />}
      />
      <FilterLine
        q={list.q}
        onSearch={(q) => change({ q }, { replace: true })}
        isNarrowed={hasFilters(list)}
        onClear={() => change(clearFilters(list))}
      >
        <EventFilters filters={list.filters} setFilter={setFilter} />
      </FilterLine>
      <AdminRows
        answer={answer}
        list={list}
        change={change}
        columns={columns.length + 1}
        nothing={
          <EmptyState kind="nothing" title={<Trans>操作の記録はまだありません</Trans>}>
            <Trans>ログインや変更があると、ここに並びます。</Trans>
          </EmptyState>
        }
      >
        {(items, isWaiting) => {
          const rows = { label: t`監査ログ`, items, title, columns, action: null, isWaiting }
          return isPhone ? (
            <RowsPhone {...rows} />
          ) : (
            <RowsTable
              {...rows}
              titleColumn={{ name: 'action', label: t`操作の種類`, sortable: false, width: 164 }}
              sort={null}
              onSort={() => undefined}
            />
          )
        }}
      </AdminRows>
      <EventDrawer
        event={shown}
        onClose={() => setShown(null)}
        onRecord={(record) => {
          setShown(null)
          change({ q: '', filters: { record } })
        }}
      />
    </RowsFrame>
  )
}
