import { formatMessage } from '@captain/locale'
import { messageOf, messageParams } from '@captain/validation'
import { en } from '@captain/validation/messages/en'
import { ja } from '@captain/validation/messages/ja'
import { useSyncExternalStore } from 'react'
import { useContent } from '../../content-context.tsx'
import { useForm } from '../form-context.ts'
import { createIssueStore, isAt, type IssueStore, type VisibleIssue } from './issue-store.ts'

const NO_WARNINGS = createIssueStore()

const CATALOGS = { ja, en }

/** Returns the message of an issue in the interface language. A rule that only the server knows includes its message. */
export const useIssueMessage = (): ((issue: VisibleIssue) => string) => {
  const { locale } = useContent()
  const catalog = CATALOGS[locale]
  return (issue) =>
    issue.message !== undefined && !Object.hasOwn(catalog, issue.rule)
      ? issue.message
      : formatMessage(locale, messageOf(catalog, issue.rule), messageParams(issue.params))
}

type Reach = 'own' | 'inside'

/** Reports a missing value of a selectable text like any other missing choice. */
const asChoice = (issue: VisibleIssue): VisibleIssue => (issue.rule === 'requiredInput' ? { ...issue, rule: 'requiredSelect' } : issue)

const useFirstMessage = (issues: IssueStore, path: string, reach: Reach, isChosen = false): string | null => {
  const message = useIssueMessage()
  const find = () => issues.get().find((issue) => (reach === 'own' ? issue.path === path : isAt(issue, path))) ?? null
  const issue = useSyncExternalStore(issues.subscribe, find)
  return issue === null ? null : message(isChosen ? asChoice(issue) : issue)
}

/** Returns the first issue at a path, with `inside` also below it; null without issues. */
export const useIssue = (path: string, reach: Reach, isChosen?: boolean): string | null =>
  useFirstMessage(useForm().issues, path, reach, isChosen)

/** Returns the first warning at a path, with `inside` also below it; null without warnings. */
export const useWarning = (path: string, reach: Reach): string | null => useFirstMessage(useForm().warnings ?? NO_WARNINGS, path, reach)

/** Returns the number of issues at or below the paths. */
export const useIssueCount = (paths: readonly string[]): number => {
  const { issues } = useForm()
  return useSyncExternalStore(issues.subscribe, () => issues.get().filter((issue) => paths.some((path) => isAt(issue, path))).length)
}
