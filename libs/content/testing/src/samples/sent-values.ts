import { validateSubmission, type Submission, type Values } from '@captain/content-core'
import { fitValues } from './fit-values.ts'
import type { SampleContext } from './sample-context.ts'
import { sampleOf } from './sample-of.ts'

/** The box that only machines tick, of every form that has one (content model, P.contact). */
export const HONEYPOT = 'isBot'

/** A whole submission of which every field is filled in, as a person would send it. */
export const sentValues = (name: string, { fields, ...rest }: Submission, context: SampleContext): Values => {
  const samples = Object.entries(fields).map(([field, one], place) => [field, sampleOf(one, { ...context, place, row: 0 })] as const)
  const start = { ...Object.fromEntries(samples), ...(HONEYPOT in fields && { [HONEYPOT]: false }), ...context.given }
  return fitValues(`${name} (sent)`, fields, start, (values) => validateSubmission({ fields, ...rest }, values))
}

/** Names of the fields without which nothing is taken. */
export const neededToSend = ({ fields }: Submission): readonly string[] =>
  Object.entries(fields)
    .filter(([, field]) => field.required !== 'optional' && !['boolean', 'group'].includes(field.kind))
    .map(([name]) => name)
