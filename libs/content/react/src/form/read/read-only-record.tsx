import { workflowOf, type RecordAnswer } from '@captain/content-core'
import { PageHeader, StateDot } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useContent } from '../../content-context.tsx'
import { quotedTitle } from '../../failure-text.ts'
import { useLabels } from '../../labels.ts'
import { LastEdit } from '../rail/last-edit.tsx'
import { readFields, sectionFields } from '../section-fields.ts'
import { ReadFields } from './read-value.tsx'
import layout from '../layout/form-layout.module.css'

type ReadOnlyRecordProps = {
  readonly record: RecordAnswer
  /** Stands before the state; left out: that the reader may not write. */
  readonly mark?: ReactNode
  /** What to know before reading. */
  readonly notice?: ReactNode
  readonly actions?: ReactNode
  /** Stays beside the text. */
  readonly rail?: ReactNode
  /** Ends the text. */
  readonly closing?: ReactNode
}

/** A record as text without inputs: for those who may not write, and for what is never edited again. */
export const ReadOnlyRecord = ({ record, mark, notice, actions, rail, closing }: ReadOnlyRecordProps) => {
  const { contentType, locale } = useContent()
  const { typeName, sectionLabel, fieldWords } = useLabels()
  return (
    <>
      <PageHeader
        title={workflowOf(contentType.workflow).isSingle ? typeName : quotedTitle(contentType, record, locale)}
        meta={
          <>
            <span className={layout.readOnly}>{mark ?? <Trans>閲覧のみ</Trans>}</span>
            {record.state !== 'plain' && <StateDot state={record.state} />}
            <LastEdit record={record} />
          </>
        }
        actions={actions}
      />
      <div className={rail === undefined ? layout.column : layout.layout}>
        <div className={layout.column}>
          {notice}
          {Object.entries(contentType.sections).map(([section, names]) => {
            const fields = { ...sectionFields(contentType, names), ...readFields(contentType, names) }
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
          {closing}
        </div>
        {rail !== undefined && <aside className={layout.rail}>{rail}</aside>}
      </div>
    </>
  )
}
