import { memo } from 'react'
import { useContent } from '../../content-context.tsx'
import { useLabels } from '../../labels.ts'
import { sectionId } from '../sidebar/section-id.ts'
import { SectionContent } from './form-section.tsx'
import classes from './form-layout.module.css'
import { useSectionSteps } from './use-section-steps.ts'

type FormSectionProps = {
  readonly formId: string
  readonly section: string
  readonly names: readonly string[]
  /** Hides the title from sight, where the label of the only field says the same. */
  readonly isTitleHidden?: boolean
  /** How many of the fields to render so far; none leaves only the place of the section. Default: all. */
  readonly reached?: number
}

/** A section of the form under its title. */
export const FormSection = ({ formId, section, names, isTitleHidden = false, reached = names.length }: FormSectionProps) => {
  const { sectionLabel } = useLabels()
  const id = sectionId(formId, section)
  if (reached === 0 && names.length > 0) return <section id={id} className={classes.section} />
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <h2 className={isTitleHidden ? classes.hiddenTitle : classes.sectionTitle} id={`${id}-title`} tabIndex={-1}>
        {sectionLabel(section)}
      </h2>
      <SectionContent section={section} names={names} reached={reached} />
    </section>
  )
}

/** The sections of the form in the order of the declaration. Renders in steps when it appears, then never again; only values below it change. */
export const FormSections = memo(({ formId }: { readonly formId: string }) => {
  const { contentType } = useContent()
  const reached = useSectionSteps()
  return Object.entries(contentType.sections).map(([section, names], place) => (
    <FormSection key={section} formId={formId} section={section} names={names} reached={reached[place] ?? 0} />
  ))
})
