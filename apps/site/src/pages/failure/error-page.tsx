import type { ErrorComponentProps } from '@tanstack/react-router'
import { noticeOf, statusOf } from '../../errors.ts'
import { STATUS_MESSAGES } from './status-messages.ts'
import { FailurePage } from './failure-page.tsx'
import { MaintenancePage } from './maintenance-page.tsx'

export function ErrorPage({ error }: ErrorComponentProps) {
  const status = statusOf(error)
  const notice = noticeOf(error)
  if (notice !== null) return <MaintenancePage notice={notice} />
  return <FailurePage status={status} message={STATUS_MESSAGES[status] ?? ''} />
}
