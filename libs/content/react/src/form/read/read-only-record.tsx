import type { RecordAnswer } from '@captain/content-core'
import { PageHeader, StateDot } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useContent } from '../../content-context.tsx'
import { quotedTitle } from '../../failure-text.ts'
import { useLabels } from '../../labels.ts'
import { LastEdit } from '../rail/last-edit.tsx'
import { sectionFields } from '../section-fields.ts'
import { ReadFields } from './read-value.tsx'
import layout from '../layout/form-layout.module.css'

/** A record for those who may read and not write: text, no inputs. */
export const ReadOnlyRecord = ({ record }: { readonly record: RecordAnswer }) => {
  const { contentType, locale } = useContent()
  const { sectionLabel, fieldWords } = useLabels()
  return (
    <>
      <PageHeader
        title={quotedTitle(contentType, record, locale)}
        meta={
          <>
            <span className={layout.readOnly}>
              <Trans>閲覧のみ</Trans>
            </span>
            {record.state !== 'plain' && <StateDot state={record.state} />}
            <LastEdit record={record} />
          </>
        }
      />
      <div className={layout.column}>
        {Object.entries(contentType.sections).map(([section, names]) => {
          const fields = sectionFields(contentType, names)
          return (
            <section key={section} className={layout.section}>
              <h2 className={layout.sectionTitle}>{sectionLabel(section)}</h2>
              <ReadFields
                fields={fields}
                values={record}
                words={Object.fromEntries(Object.keys(fields).map((name) => [name, fieldWords(name)]))}
                included={record.included}
                locale={locale}
              />
            </section>
          )
        })}
      </div>
    </>
  )
}
