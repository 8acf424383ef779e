import type { ContentType, Screen, Tenant } from '@captain/content-core'
import type { contactPreset, contactSubmission, privacyPolicyType } from '@captain/presets'

type Contact = ContentType<
  'contact',
  'inbox',
  ReturnType<typeof contactPreset<string>>['fields'],
  Screen,
  string,
  never,
  ReturnType<typeof contactSubmission<string, Record<never, never>>>
>

/** What all tenants with an inbox share: the fields of messages and of the form, and the policy that senders accept. */
export type InboxTenant = Tenant<string, readonly [Contact, ReturnType<typeof privacyPolicyType>]>
