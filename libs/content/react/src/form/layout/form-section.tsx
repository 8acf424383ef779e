import { useContent } from '../../content-context.tsx'
import { useLabels } from '../../labels.ts'
import { ConnectionTestRow } from '../connection-test/connection-test-row.tsx'
import { FieldRow } from '../fields/field-row.tsx'
import { sectionFields } from '../section-fields.ts'
import { SectionReadOnlyFields } from './section-read-only-fields.tsx'
import classes from './form-layout.module.css'

type SectionContentProps = {
  readonly section: string
  readonly names: readonly string[]
  /** How many of the fields to render so far. Default: all. */
  readonly reached?: number
}

/** The fields of a section in order. */
export const SectionContent = ({ section, names, reached = names.length }: SectionContentProps) => {
  const { contentType } = useContent()
  const { fieldWords } = useLabels()
  return (
    <div className={classes.fields}>
      {Object.entries(sectionFields(contentType, names.slice(0, reached))).map(([name, field]) => (
        <FieldRow key={name} field={field} path={name} words={fieldWords(name)} />
      ))}
      {reached >= names.length && (
        <>
          <SectionReadOnlyFields names={names} />
          {contentType.connectionTest?.section === section && <ConnectionTestRow />}
        </>
      )}
    </div>
  )
}
