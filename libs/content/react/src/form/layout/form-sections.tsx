import { memo } from 'react'
import { useContent } from '../../content-context.tsx'
import { useLabels } from '../../labels.ts'
import { FieldRow } from '../fields/field-row.tsx'
import { ConnectionTestRow } from '../connection-test/connection-test-row.tsx'
import { sectionFields } from '../section-fields.ts'
import { sectionId } from '../sidebar/section-id.ts'
import { SectionReadOnlyFields } from './section-read-only-fields.tsx'
import classes from './form-layout.module.css'

/** The sections of the form in the order of the declaration. Renders once; only values below it change. */
export const FormSections = memo(({ formId }: { readonly formId: string }) => {
  const { contentType } = useContent()
  const { sectionLabel, fieldWords } = useLabels()
  return (
    <>
      {Object.entries(contentType.sections).map(([section, names]) => (
        <section
          key={section}
          id={sectionId(formId, section)}
          className={classes.section}
          aria-labelledby={`${sectionId(formId, section)}-title`}
        >
          <h2 className={classes.sectionTitle} id={`${sectionId(formId, section)}-title`} tabIndex={-1}>
            {sectionLabel(section)}
          </h2>
          <div className={classes.fields}>
            {Object.entries(sectionFields(contentType, names)).map(([name, field]) => (
              <FieldRow key={name} field={field} path={name} words={fieldWords(name)} />
            ))}
            <SectionReadOnlyFields names={names} />
            {contentType.connectionTest?.section === section && <ConnectionTestRow />}
          </div>
        </section>
      ))}
    </>
  )
})
