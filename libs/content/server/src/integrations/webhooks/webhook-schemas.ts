import { WEBHOOK_EVENTS } from '@captain/content-core'
import { array, boolean, maxLength, minLength, nullable, number, optional, picklist, pipe, strictObject, string, trim } from 'valibot'
import { chosenTypes, integrationName } from '../api-keys/integration-schemas.ts'

const text = string()
const textOrNull = nullable(string())

export const webhookSummary = strictObject({
  id: text,
  name: text,
  url: text,
  contentTypes: nullable(array(text)),
  events: array(picklist(WEBHOOK_EVENTS)),
  isActive: boolean(),
  failingSince: textOrNull,
  disabledAt: textOrNull,
  previousSecretUntil: textOrNull,
  createdAt: text,
  createdBy: strictObject({ id: textOrNull, name: text }),
})

export const createdWebhookSchema = strictObject({ webhook: webhookSummary, secret: text })

export const webhookDelivery = strictObject({
  id: text,
  event: picklist([...WEBHOOK_EVENTS, 'test']),
  contentType: textOrNull,
  recordId: textOrNull,
  occurredAt: text,
  state: picklist(['pending', 'delivered', 'failed']),
  nextAttemptAt: textOrNull,
  attempts: array(
    strictObject({
      number: number(),
      at: text,
      durationMs: number(),
      status: nullable(number()),
      failure: nullable(picklist(['timeout', 'unreachable', 'broken', 'off'])),
      answer: text,
    }),
  ),
})

const url = pipe(string(), trim())
const events = pipe(array(picklist(WEBHOOK_EVENTS)), minLength(1), maxLength(WEBHOOK_EVENTS.length))

export const webhookInputSchema = strictObject({ name: integrationName, url, events, contentTypes: chosenTypes })

export const webhookUpdateSchema = strictObject({
  name: optional(integrationName),
  url: optional(url),
  events: optional(events),
  contentTypes: optional(chosenTypes),
  isActive: optional(boolean()),
})
