import { Plural, useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@mantine/core'
import type { MouseEvent } from 'react'
import { useContent } from '../../content-context.tsx'
import { useLabels } from '../../labels.ts'
import { useIssueCount } from '../issues/use-issue.ts'
import { sectionId } from './section-id.ts'
import { useCurrentSection } from './use-current-section.ts'
import classes from './section-navigator.module.css'

type LinkProps = {
  readonly formId: string
  readonly section: string
  readonly names: readonly string[]
  readonly isCurrent: boolean
  readonly onGo: (() => void) | undefined
}

const SectionLink = ({ formId, section, names, isCurrent, onGo }: LinkProps) => {
  const { sectionLabel } = useLabels()
  const issues = useIssueCount(names)
  const id = sectionId(formId, section)
  const go = (event: MouseEvent) => {
    event.preventDefault()
    onGo?.()
    // After a sheet has closed and given the focus back.
    requestAnimationFrame(() => {
      document.getElementById(id)?.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
      document.getElementById(`${id}-title`)?.focus({ preventScroll: true })
    })
  }
  return (
    <a className={classes.link} href={`#${id}`} aria-current={isCurrent ? 'location' : undefined} onClick={go}>
      {sectionLabel(section)}
      {issues > 0 && (
        <>
          <span className={classes.dot} aria-hidden />
          <VisuallyHidden>
            <Plural value={issues} other="入力の問題が#件" />
          </VisuallyHidden>
        </>
      )}
    </a>
  )
}

/** The sections of the form as links; a dot marks those with something to put right. */
export const SectionNavigator = ({ formId, onGo }: { readonly formId: string; readonly onGo?: () => void }) => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const sections = Object.entries(contentType.sections)
  const current = useCurrentSection(
    formId,
    sections.map(([section]) => section),
  )
  if (sections.length < 2) return null
  return (
    <nav aria-label={t`この画面の項目`} className={classes.nav}>
      {sections.map(([section, names]) => (
        <SectionLink key={section} formId={formId} section={section} names={names} isCurrent={section === current} onGo={onGo} />
      ))}
    </nav>
  )
}
