import { validateSubmission, type Submission, type Values } from '@captain/content-core'
import { fitValues } from './fit-values.ts'
import type { SampleContext } from './sample-context.ts'
import { sampleOf } from './sample-of.ts'

/** Honeypot checkbox of public forms, which only bots tick (content model, P.contact). */
export const HONEYPOT = 'isBot'

/** Returns a full submission with every field filled in, as a visitor would send it. */
export const sentValues = (name: string, { fields, ...rest }: Submission, context: SampleContext): Values => {
  const samples = Object.entries(fields).map(([field, one], place) => [field, sampleOf(one, { ...context, place, row: 0 })] as const)
  const start = { ...Object.fromEntries(samples), ...(HONEYPOT in fields && { [HONEYPOT]: false }), ...context.given }
  return fitValues(`${name} (sent)`, fields, start, (values) => validateSubmission({ fields, ...rest }, values))
}

/** Returns the names of the fields that a submission must contain. */
export const neededToSend = ({ fields }: Submission): readonly string[] =>
  Object.entries(fields)
    .filter(([, field]) => field.required !== 'optional' && !['boolean', 'group'].includes(field.kind))
    .map(([name]) => name)
