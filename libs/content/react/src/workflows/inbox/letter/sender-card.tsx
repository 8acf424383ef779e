import { MASK, type AnyField, type RecordResponse, type Kind } from '@captain/content-core'
import type { ComponentProps } from 'react'
import { useContent } from '../../../content-context.tsx'
import { ReadValue } from '../../../form/read-only/read-value.tsx'
import { useLabels } from '../../../labels.ts'
import { letterParts } from './letter-parts.ts'
import { ReplyWays } from './reply-ways.tsx'
import { telephoneLink } from './telephone-link.ts'
import classes from './letter.module.css'

type SenderProps = { readonly record: RecordResponse }

/** Where values of a kind lead. */
const LINKS: { readonly [K in Kind]?: (value: string) => string | null } = {
  email: (address) => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`,
  phone: telephoneLink,
}

/** Returns where a value leads: a mail to an address, a call to a number, or nowhere. */
const linkOf = ({ kind }: AnyField, value: unknown): string | null => {
  if (typeof value !== 'string' || value === MASK) return null
  return LINKS[kind]?.(value) ?? null
}

const SenderValue = ({ record, name, field }: SenderProps & { readonly name: string; readonly field: AnyField }) => {
  const { locale } = useContent()
  const { fieldWords } = useLabels()
  const link = linkOf(field, record[name])
  if (link === null)
    return <ReadValue field={field} value={record[name]} words={fieldWords(name)} included={record.included} locale={locale} />
  return (
    <a className={classes.link} href={link}>
      {String(record[name])}
    </a>
  )
}

/** Who wrote the message, and how to answer. */
export const SenderCard = ({ record, ...writing }: ComponentProps<typeof ReplyWays>) => {
  const { contentType } = useContent()
  const { fieldLabel, sectionLabel } = useLabels()
  const { sender } = letterParts(contentType, record)
  if (sender === null) return null
  return (
    <section className={classes.sender} aria-label={sectionLabel(sender.section)}>
      <dl className={classes.facts}>
        {Object.entries(sender.fields).map(([name, field]) => (
          <div key={name}>
            <dt>{fieldLabel(name)}</dt>
            <dd>
              <SenderValue record={record} name={name} field={field} />
            </dd>
          </div>
        ))}
      </dl>
      <ReplyWays record={record} {...writing} />
    </section>
  )
}
