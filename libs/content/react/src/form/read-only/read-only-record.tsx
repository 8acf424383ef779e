import { workflowOf, type RecordResponse } from '@captain/content-core'
import { PageHeader, StateDot } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useContent } from '../../content-context.tsx'
import { quotedTitle } from '../../failure-text.ts'
import { useLabels } from '../../labels.ts'
import { LastEdit } from '../sidebar/last-edit.tsx'
import { readOnlyFields, sectionFields } from '../section-fields.ts'
import { ReadFields } from './read-value.tsx'
import layout from '../layout/form-layout.module.css'

type ReadOnlyRecordProps = {
  readonly record: RecordResponse
  /** Shown before the state. Default: a note that the user may not write. */
  readonly mark?: ReactNode
  /** Notice shown before the text. */
  readonly notice?: ReactNode
  readonly actions?: ReactNode
  /** Content next to the text. */
  readonly rail?: ReactNode
  /** Content at the end of the text. */
  readonly closing?: ReactNode
}

/** A record as text without inputs, for users without write access and for records that are never edited again. */
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
            const fields = { ...sectionFields(contentType, names), ...readOnlyFields(contentType, names) }
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
