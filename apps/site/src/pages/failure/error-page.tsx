import type { ErrorComponentProps } from '@tanstack/react-router'
import { noticeOf, statusOf } from '../../errors.ts'
import { STATUS_MESSAGES } from './status-messages.ts'
import { FailurePage } from './failure-page.tsx'

export function ErrorPage({ error }: ErrorComponentProps) {
  const status = statusOf(error)
  const notice = noticeOf(error)
  return <FailurePage status={status} message={notice?.message ?? STATUS_MESSAGES[status] ?? ''} notice={notice?.title ?? null} />
}
