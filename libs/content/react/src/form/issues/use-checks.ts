import { slugField, stageOf, validate, type AnyContentType, type RuleIssue, type Stage, type Values } from '@captain/content-core'
import { useEffect, useState } from 'react'
import { isAt, type IssueStore, type ShownIssue } from './issue-store.ts'

const RECHECK_DELAY = 120

/** Stands in for the address that the server makes when none is typed; only that of a page is provisional. */
const madeSlug = ({ workflow }: AnyContentType): string => (workflow === 'publish' ? 'draft-00000000' : 'made-00000000')

const issuesOf = (type: AnyContentType, values: Values, stage: Stage): readonly RuleIssue[] => {
  const slug = slugField(type)
  const checked = validate(type, slug !== null && values[slug] === null ? { ...values, [slug]: madeSlug(type) } : values, stage)
  return checked.ok ? [] : checked.issues
}

const fromForm = (issue: RuleIssue): ShownIssue => ({ ...issue, source: 'form' })

const stillBroken = (shown: readonly ShownIssue[], current: readonly RuleIssue[]): readonly ShownIssue[] =>
  shown.flatMap((issue) =>
    issue.source === 'server'
      ? [issue]
      : current
          .filter(({ path }) => path === issue.path)
          .slice(0, 1)
          .map(fromForm),
  )

export type Checks = {
  /** Shows what is wrong at the path that was just left. */
  left(path: string): void
  /** Takes away what has been put right; never adds anything while someone types. */
  changed(path: string): void
  /** Checks everything and shows it; answers the issues. */
  all(stage?: Stage): readonly RuleIssue[]
}

const createChecks = (type: AnyContentType, issues: IssueStore, getValues: () => Values): Checks & { readonly stop: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined
  // The stage of the last refused submit: an error that publishing asked for stays until it is put right.
  let asked: Stage = 'save'
  const stageNow = () => (asked === 'publish' ? 'publish' : stageOf(type, getValues()))
  const recheck = () => issues.set(stillBroken(issues.get(), issuesOf(type, getValues(), stageNow())))
  return {
    left: (path) => {
      const current = issuesOf(type, getValues(), stageNow())
      const elsewhere = issues.get().filter((shown) => !isAt(shown, path))
      const here = issues.get().filter((shown) => isAt(shown, path) && shown.source === 'server')
      issues.set([...stillBroken(elsewhere, current), ...here, ...current.filter((issue) => isAt(issue, path)).map(fromForm)])
    },
    changed: (path) => {
      if (issues.get().length === 0) return
      issues.set(issues.get().filter((shown) => shown.source === 'form' || !(isAt(shown, path) || isAt({ path }, shown.path))))
      clearTimeout(timer)
      timer = setTimeout(recheck, RECHECK_DELAY)
    },
    all: (stage) => {
      clearTimeout(timer)
      asked = stage ?? 'save'
      const found = issuesOf(type, getValues(), stage ?? stageOf(type, getValues()))
      issues.set(found.map(fromForm))
      return found
    },
    stop: () => clearTimeout(timer),
  }
}

/** Validation of a form: on leaving a field for that field, on typing only to clear, on submit for everything. */
export const useChecks = (type: AnyContentType, issues: IssueStore, getValues: () => Values): Checks => {
  const [checks] = useState(() => createChecks(type, issues, getValues))
  useEffect(() => checks.stop, [checks])
  return checks
}
