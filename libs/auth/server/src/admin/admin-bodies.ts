import { email as emailRule, maxBytes, nonBlank, requiredInput, storableText } from '@captain/validation'
import * as v from 'valibot'
import { PASSWORD_LENGTH } from '../better-auth.ts'

export const accountId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100), storableText())

/** Reason of an action, for readers of the audit log. */
export const reason = v.pipe(v.string(), storableText(), nonBlank(), maxBytes(300))

export const role = v.picklist(['admin', 'user'])

export const accountName = v.pipe(v.string(), requiredInput(), storableText(), nonBlank(), maxBytes(150))

export const accountEmail = v.pipe(v.string(), requiredInput(), v.maxLength(254), emailRule(), v.toLowerCase())

export const password = v.pipe(v.string(), v.minLength(PASSWORD_LENGTH.min), v.maxLength(PASSWORD_LENGTH.max))
