import { LOCALES } from '@captain/locale'
import { issuesOf, maxBytes, nonBlank, startsWithImageDataUri, storableText } from '@captain/validation'
import * as v from 'valibot'
import { AccountIssues } from './errors.ts'

const NAME_BYTES = 150

/** Limit of RFC 5321. */
const EMAIL_BYTES = 254

/** The image is read with every request, so it must be small. */
const IMAGE_BYTES = 32 * 1024

const fields = v.object({
  name: v.pipe(v.string(), storableText(), nonBlank(), maxBytes(NAME_BYTES)),
  image: v.optional(v.nullable(v.pipe(v.string(), v.nonEmpty(), maxBytes(IMAGE_BYTES), startsWithImageDataUri()))),
  locale: v.optional(v.picklist(LOCALES)),
  role: v.optional(v.picklist(['admin', 'user'])),
})

const check = (schema: v.GenericSchema, account: unknown): void => {
  const { issues } = v.safeParse(schema, account, { abortPipeEarly: true })
  if (issues !== undefined) throw new AccountIssues(issuesOf(issues))
}

/** Validates the fields of a new account. Throws AccountIssues. */
export const checkNewAccount = (account: object): void => check(fields, account)

const address = v.object({ email: v.pipe(v.string(), maxBytes(EMAIL_BYTES)) })

/** Validates the length of an e-mail address; better-auth validates its format. Throws AccountIssues. */
export const checkAddressLength = (email: string | null): void => {
  if (email !== null) check(address, { email })
}

const changes = v.partial(fields)

/** Validates the fields of an update. Throws AccountIssues. */
export const checkAccountChange = (change: object): void => check(changes, change)
