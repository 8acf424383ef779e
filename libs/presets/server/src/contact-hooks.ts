import type { NameIn, Tenant, Transition } from '@captain/content-core'
import type { HookContextOf, HooksOf } from '@captain/content-server'
import { dateInTimeZone } from '@captain/locale'
import { anonymisedOn, hashForgottenOn } from './contact-days.ts'
import { contactMails, type KindNames } from './contact-mails.ts'
import { inForce } from './in-force.ts'
import type { InboxTenant } from './inbox-tenant.ts'

type Context = HookContextOf<InboxTenant>
type ContactHooks = HooksOf<InboxTenant, 'contact'>

const NUMBER_DIGITS = 4
const POLICY = 'privacy-policy'

/** Returns the receipt number: the tenant's abbreviation, the day and a sequence number within it: `KEN-20261121-0007`. */
const receiptNumber = async (abbreviation: string, today: string, context: Context): Promise<string> => {
  const day = today.replaceAll('-', '')
  const number = await context.nextNumber(`contact/${day}`)
  return `${abbreviation}-${day}-${String(number).padStart(NUMBER_DIGITS, '0')}`
}

/** Returns the version of the privacy policy that the sender accepted; null if the tenant has published none. */
const policyVersion = async ({ contentTypes }: Tenant, today: string, context: Context): Promise<string | null> => {
  if (!contentTypes.some(({ name }) => name === POLICY)) return null
  const policy = inForce(await context.findAll(POLICY), today)
  return policy === null ? null : policy.version
}

const receiving =
  (tenant: Tenant): NonNullable<ContactHooks['onSubmission']> =>
  async (sent, context) => {
    const { emailConfirm: _confirmed, agreePrivacy: _agreed, isBot, ...message } = sent
    const today = dateInTimeZone(context.now)
    const isSpam = isBot === true
    return {
      status: isSpam ? 'spam' : 'new',
      values: {
        ...message,
        receivedAt: context.now.toISOString(),
        agreedPolicyVersion: await policyVersion(tenant, today, context),
        ipHash: context.sender,
        hashForgottenOn: hashForgottenOn(today),
        anonymiseOn: isSpam ? anonymisedOn(today) : null,
        isNew: !isSpam,
        // Runs last, because the receipt number takes a lock that other submissions wait for.
        receiptNumber: await receiptNumber(tenant.abbreviation, today, context),
      },
    }
  }

/** Transitions that complete a message, which is then kept for 12 months. */
const END: ReadonlySet<Transition> = new Set(['finish', 'markSpam'])

const stepped: NonNullable<ContactHooks['beforeTransition']> = async (values, { transition, now }) => ({
  ...values,
  isNew: transition === 'notSpam',
  anonymiseOn: END.has(transition) ? anonymisedOn(dateInTimeZone(now)) : null,
})

const receipt: NonNullable<ContactHooks['submissionReceipt']> = ({ receiptNumber: number, receivedAt }) => ({
  receiptNumber: number,
  receivedAt,
})

/** Returns the hooks of an inbox: receipt numbers, flags and dates of new messages, silent spam detection, and mails. */
export function contactHooks<const T extends Tenant>(options: {
  readonly tenant: T
  readonly kinds: KindNames
}): HooksOf<T, NameIn<T> & 'contact'>
// The implementation serves the inboxes of all tenants: it knows what they share, and not their additional fields.
export function contactHooks({ tenant, kinds }: { readonly tenant: Tenant; readonly kinds: KindNames }): unknown {
  return {
    onSubmission: receiving(tenant),
    submissionReceipt: receipt,
    beforeTransition: stepped,
    mails: contactMails({ tenant, kinds }),
  } satisfies ContactHooks
}
