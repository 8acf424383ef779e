import {
  slugField,
  validationLevelOf,
  validate,
  workflowOf,
  type AnyContentType,
  type FieldIssue,
  type ValidationLevel,
  type Values,
} from '@captain/content-core'
import { useEffect, useState } from 'react'
import { isAt, type IssueStore, type VisibleIssue } from './issue-store.ts'

const RECHECK_DELAY = 120

/** Placeholder for the slug that the server creates if none is entered; only slugs of pages are provisional. */
const madeSlug = ({ workflow }: AnyContentType): string =>
  workflowOf(workflow).exposure === 'transition' ? 'draft-00000000' : 'made-00000000'

const issuesOf = (type: AnyContentType, values: Values, stage: ValidationLevel, before: Values | null): readonly FieldIssue[] => {
  const slug = slugField(type)
  const checked = validate(type, slug !== null && values[slug] === null ? { ...values, [slug]: madeSlug(type) } : values, stage, before)
  return checked.ok ? [] : checked.issues
}

const fromForm = (issue: FieldIssue): VisibleIssue => ({ ...issue, source: 'form' })

const stillBroken = (shown: readonly VisibleIssue[], current: readonly FieldIssue[]): readonly VisibleIssue[] =>
  shown.flatMap((issue) =>
    issue.source === 'server'
      ? [issue]
      : current
          .filter(({ path }) => path === issue.path)
          .slice(0, 1)
          .map(fromForm),
  )

export type Checks = {
  /** Shows the issues at the path that just lost focus. */
  left(path: string): void
  /** Removes issues that are resolved; adds none while the user types. */
  changed(path: string): void
  /** Checks everything and shows it; returns the issues. */
  all(stage?: ValidationLevel): readonly FieldIssue[]
}

type Checked = {
  readonly now: () => Values
  /** Returns the stored values; null for a new record. */
  readonly before: () => Values | null
}

const createChecks = (type: AnyContentType, issues: IssueStore, { now, before }: Checked): Checks & { readonly stop: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined
  // The validation level of the last rejected submit: an error of publishing stays until it is resolved.
  let requestedLevel: ValidationLevel = 'save'
  const stageNow = () => (requestedLevel === 'publish' ? 'publish' : validationLevelOf(type, now()))
  const found = (stage: ValidationLevel) => issuesOf(type, now(), stage, before())
  const recheck = () => issues.set(stillBroken(issues.get(), found(stageNow())))
  return {
    left: (path) => {
      const current = found(stageNow())
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
      requestedLevel = stage ?? 'save'
      const all = found(stage ?? validationLevelOf(type, now()))
      issues.set(all.map(fromForm))
      return all
    },
    stop: () => clearTimeout(timer),
  }
}

/** Validates a form: on blur for one field, during input only to clear issues, on submit for everything. */
export const useChecks = (type: AnyContentType, issues: IssueStore, checked: Checked): Checks => {
  const [checks] = useState(() => createChecks(type, issues, checked))
  useEffect(() => checks.stop, [checks])
  return checks
}
