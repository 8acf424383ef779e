import type { NameIn, Tenant, Transition, Values } from '@captain/content-core'
import type { HookContext, HooksOf, TypeHooks } from '@captain/content-server'
import { civilDate } from '@captain/locale'
import { anonymisedOn, hashForgottenOn } from './contact-days.ts'
import { contactMails, type KindNames } from './contact-mails.ts'
import { inForce } from './in-force.ts'

const NUMBER_DIGITS = 4
const POLICY = 'privacy-policy'

/** The tenant's letters, the day and a number within it: `KEN-20261121-0007`. */
const receiptNumber = async (abbreviation: string, today: string, context: HookContext): Promise<string> => {
  const day = today.replaceAll('-', '')
  const number = await context.nextNumber(`contact/${day}`)
  return `${abbreviation}-${day}-${String(number).padStart(NUMBER_DIGITS, '0')}`
}

/** The version that the sender has agreed to; null where the tenant has published none. */
const policyVersion = async ({ contentTypes }: Tenant, today: string, context: HookContext): Promise<string | null> => {
  if (!contentTypes.some(({ name }) => name === POLICY)) return null
  const policy = inForce(await context.all(POLICY), today)
  return policy === null ? null : String(policy['version'])
}

const receiving =
  (tenant: Tenant): NonNullable<TypeHooks['receive']> =>
  async (sent, context) => {
    const { emailConfirm: _confirmed, agreePrivacy: _agreed, isBot, ...message } = sent
    const today = civilDate(context.now)
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
        // Last of all: whoever has a number makes everybody behind it wait.
        receiptNumber: await receiptNumber(tenant.abbreviation, today, context),
      },
    }
  }

/** Messages that nobody waits for any more are kept for 12 months. */
const END: ReadonlySet<Transition> = new Set(['finish', 'markSpam'])

const stepped: NonNullable<TypeHooks['step']> = async (values, { transition, now }) => ({
  ...values,
  isNew: transition === 'notSpam',
  anonymiseOn: END.has(transition) ? anonymisedOn(civilDate(now)) : null,
})

const receipt = ({ receiptNumber: number, receivedAt }: Values): Values => ({ receiptNumber: number, receivedAt })

/** What an inbox does on the server: numbers, marks and dates of what comes in, spam that is told apart in silence, and the mails. */
export function contactHooks<const T extends Tenant>(options: {
  readonly tenant: T
  readonly kinds: KindNames
}): HooksOf<T, NameIn<T> & 'contact'>
// Written once for the inboxes of all tenants, whose own fields it does not know.
export function contactHooks({ tenant, kinds }: { readonly tenant: Tenant; readonly kinds: KindNames }): TypeHooks {
  return {
    receive: receiving(tenant),
    receipt,
    step: stepped,
    mail: contactMails({ tenant, kinds }),
  }
}
