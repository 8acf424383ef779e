import { SectionLinks } from '@captain/ui'
import { Plural, useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@mantine/core'
import { useContent } from '../../content-context.tsx'
import { useLabels } from '../../labels.ts'
import { useIssueCount } from '../issues/use-issue.ts'
import { sectionId } from './section-id.ts'
import classes from './section-navigator.module.css'

/** A dot at a section with issues. */
export const IssueMark = ({ names }: { readonly names: readonly string[] }) => {
  const issues = useIssueCount(names)
  if (issues === 0) return null
  return (
    <>
      <span className={classes.dot} aria-hidden />
      <VisuallyHidden>
        <Plural value={issues} other="入力の問題が#件" />
      </VisuallyHidden>
    </>
  )
}

/** Links to the sections of the form; a dot marks those with issues. */
export const SectionNavigator = ({ formId, onGo }: { readonly formId: string; readonly onGo?: () => void }) => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const { sectionLabel } = useLabels()
  const sections = Object.entries(contentType.sections).map(([section, names]) => ({
    id: sectionId(formId, section),
    name: sectionLabel(section),
    mark: <IssueMark names={names} />,
  }))
  if (sections.length < 2) return null
  return <SectionLinks label={t`この画面の項目`} sections={sections} onGo={onGo} />
}
