import type { ErrorComponentProps } from '@tanstack/react-router'
import { statusOf } from '../../errors.ts'
import { STATUS_MESSAGES } from './status-messages.ts'
import { FailurePage } from './failure-page.tsx'

export function ErrorPage({ error }: ErrorComponentProps) {
  const status = statusOf(error)
  return <FailurePage status={status} message={STATUS_MESSAGES[status] ?? ''} />
}
