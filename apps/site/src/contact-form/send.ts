import { asRecord } from '@captain/validation'
import type { FormParts } from './form-parts.ts'
import { textsIn } from './texts-in.ts'

/** Result of a submission: the page to open, or the reasons of the failure. */
export type Sent =
  | { readonly location: string }
  | {
      readonly issues: readonly { readonly path: string; readonly message: string }[]
      readonly trouble: string | null
      readonly key: string | null
    }

const NOT_SENT: Sent = { issues: [], trouble: 'notSent', key: null }

const readAnswer = async (answer: Response): Promise<Sent> => {
  const isJson = answer.headers.get('content-type')?.includes('json') === true
  const body = isJson ? asRecord(await answer.json()) : {}
  if (answer.ok && typeof body['location'] === 'string') return { location: body['location'] }
  return 'issues' in body && 'trouble' in body ? (body as Sent) : NOT_SENT
}

/** Posts the form as the browser would, and requests a response that does not leave the page. */
export const send = async ({ form }: FormParts): Promise<Sent> => {
  const body = new URLSearchParams(textsIn(form))
  body.set('step', 'send')
  try {
    return await readAnswer(
      await fetch(form.getAttribute('action') ?? '/contact', { method: 'POST', headers: { accept: 'application/json' }, body }),
    )
  } catch {
    return { issues: [], trouble: 'offline', key: null }
  }
}
