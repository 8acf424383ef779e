import { titleOf, type AnyContentType, type AnyRecord, type UsedBy, isUsedBy } from '@captain/content-core'
import { HttpError } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useIssueText } from './issue-text.ts'

/** Records that prevent a delete, as the problem `in-use` lists them. */
export const usersIn = (failure: unknown): readonly UsedBy[] => {
  const users = failure instanceof HttpError && failure.problem?.code === 'in-use' ? failure.problem['usedBy'] : null
  return Array.isArray(users) ? users.filter(isUsedBy) : []
}

/** Whether the server rejected the values themselves. */
export const hasIssues = (failure: unknown): boolean => failure instanceof HttpError && (failure.problem?.issues ?? []).length > 0

/** Title of a record in the user's language, quoted for use in sentences. */
export const quotedTitle = (type: AnyContentType, record: AnyRecord, locale: Locale): string => titleOf(type, record, locale) || record.id

/** Returns the cause of a failure and the remedy, in one or two sentences. */
export const useFailureText = (): ((failure: unknown) => string) => {
  const { t } = useLingui()
  const issueText = useIssueText()
  return useCallback(
    (failure) => {
      if (!(failure instanceof HttpError)) return t`予期しないエラーが発生しました。ページを読み込み直してください。`
      if (failure.statusText === 'Fetch Error') return t`サーバーに接続できません。通信の状態を確認して、もう一度お試しください。`
      const issues = failure.problem?.issues ?? []
      if (issues.length > 0) return issueText(issues)
      switch (failure.status) {
        case 401:
          return t`ログインの有効期限が切れています。もう一度ログインしてください。`
        case 403:
          return failure.problem?.code === 'step-up-required' ? failure.problem.title : t`この操作を行う権限がありません。`
        case 404:
          return t`すでに削除されたか、見つかりません。`
        case 409:
          return failure.problem?.title ?? t`ほかの人が先に変更しました。最新の内容を確認してください。`
        case 429:
          return t`操作が続いたため、少し待ってからもう一度お試しください。`
        default:
          return failure.problem?.title ?? t`サーバーで問題が起きました。時間をおいて、もう一度お試しください。`
      }
    },
    [issueText, t],
  )
}
