import { asRecord } from '@captain/validation'
import type { FieldIssue } from '@captain/content-core'
import type { SentValues } from '../../contact-form/sent-values.ts'
import { portal } from '../../tenants.ts'
import type { SiteDeps } from '../../site-deps.ts'
import type { SubmissionError } from './contact-visit.ts'

type Outcome =
  | { readonly receiptNumber: string }
  | { readonly issues: readonly FieldIssue[] }
  | { readonly trouble: SubmissionError; readonly status: number; readonly retryAfter: string | null }

const PATH = `/api/v1/public/${portal.slug}/contact`

const TROUBLES: Readonly<Record<number, SubmissionError>> = { 409: 'alreadyReceived', 429: 'tooMany' }

const outcomeOf = async (response: Response): Promise<Outcome> => {
  const body = asRecord(await response.json())
  if (response.status === 201) return { receiptNumber: String(body['receiptNumber']) }
  if (response.status === 422) return { issues: body['issues'] as readonly FieldIssue[] }
  const error = TROUBLES[response.status]
  const status = error === undefined ? 503 : response.status
  return { trouble: error ?? 'notSent', status, retryAfter: response.headers.get('retry-after') }
}

/** Hands a message to the API; the same key makes a second try the same message. */
export const sendMessage = async (
  { fetchApi, baseUrl }: Pick<SiteDeps, 'fetchApi' | 'baseUrl'>,
  { values, key }: { readonly values: SentValues; readonly key: string },
): Promise<Outcome> => {
  try {
    return await outcomeOf(
      await fetchApi(PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key, origin: new URL(baseUrl).origin },
        body: JSON.stringify(values),
      }),
    )
  } catch {
    return { trouble: 'notSent', status: 503, retryAfter: null }
  }
}
