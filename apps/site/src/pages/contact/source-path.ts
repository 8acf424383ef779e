import { checkPlainSubmission, defineSubmission } from '@captain/content-core'
import { submission } from '@captain/t1/contact-form'

const { sourcePath: field } = submission.fields
const declared = defineSubmission({ fields: field === undefined ? {} : { sourcePath: field } })

const mayBeKept = (path: string): boolean => checkPlainSubmission(declared, { sourcePath: path }).ok

/** Returns the path that the form sends; the form's own path if the value can't be stored. */
export const storedPath = (path: unknown, own: string): string => (typeof path === 'string' && path !== '' && mayBeKept(path) ? path : own)

/** The page of ours from which a visitor has come to the form, else the form itself. */
export const sourcePath = (request: Request, baseUrl: string): string => {
  const own = new URL(request.url).pathname
  const referrer = request.headers.get('referer')
  const from = referrer !== null && URL.canParse(referrer) ? new URL(referrer) : null
  return from?.origin === new URL(baseUrl).origin ? storedPath(from.pathname, own) : own
}
