import type { RecordResponse } from '@captain/content-core'
import { formatDateTime } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useContent } from '../../../content-context.tsx'
import { ReadFields } from '../../../form/read-only/read-value.tsx'
import { useLabels } from '../../../labels.ts'
import { letterParts, receivedAt, type LetterSection } from './letter-parts.ts'
import classes from './letter.module.css'

type LetterProps = { readonly record: RecordResponse }

const SectionFields = ({ record, of: { fields } }: LetterProps & { readonly of: LetterSection }) => {
  const { locale } = useContent()
  const { fieldWords } = useLabels()
  const words = Object.fromEntries(Object.keys(fields).map((name) => [name, fieldWords(name)]))
  return <ReadFields fields={fields} values={record} words={words} included={record.included} locale={locale} />
}

/** A message as a letter: its text with all line breaks, what belongs to it, and what followed; how it came in is folded away. */
export const Letter = ({ record, children }: LetterProps & { readonly children: ReactNode }) => {
  const { contentType } = useContent()
  const { fieldLabel, sectionLabel } = useLabels()
  const { message, about, technical } = letterParts(contentType, record)
  const received = receivedAt(contentType, record)
  const moment = formatDateTime(received)
  const text = message === null ? null : record[message]
  return (
    <article className={classes.letter}>
      {message !== null && (
        <section aria-label={fieldLabel(message)}>
          <p className={classes.received}>
            <Trans>
              受信 <time dateTime={received}>{moment}</time>
            </Trans>
          </p>
          <div className={classes.text}>{typeof text === 'string' ? text : ''}</div>
        </section>
      )}
      {about.map((part) => (
        <section key={part.section}>
          <h2 className={classes.title}>{sectionLabel(part.section)}</h2>
          <SectionFields record={record} of={part} />
        </section>
      ))}
      {children}
      {technical.map((part) => (
        <details key={part.section} className={classes.technical}>
          <summary>{sectionLabel(part.section)}</summary>
          <SectionFields record={record} of={part} />
        </details>
      ))}
    </article>
  )
}
