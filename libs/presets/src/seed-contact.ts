import type { AnyContentType, CreateInput, Seeder, Values } from '@captain/content-core'

/** Sample message: its time, status and contents. */
type ContactSample<Input> = {
  readonly state: 'new' | 'inProgress' | 'done' | 'spam'
  /** Days before the seed day. */
  readonly daysAgo: number
  readonly clock: string
  readonly values: Input
  /** Reply with its note and the days since then. */
  readonly reply?: { readonly note: string; readonly daysAgo: number; readonly clock: string }
}

/** Values of a message; those that the form and the server set have defaults. */
type MessageInput<C> = Omit<CreateInput<C>, 'receiptNumber' | 'receivedAt' | 'locale'> & Partial<CreateInput<C>>

const HASH_KEPT_DAYS = 30
const KEPT_DAYS = 365
const HEX_DIGITS = 64

const numberOn = (abbreviation: string, day: string): string => `${abbreviation}-${day.replaceAll('-', '')}-0001`

/** Writes sample messages into an inbox, none dated today: today's receipt numbers belong to the form. */
export function seedContacts<const C extends AnyContentType>(
  seeder: Seeder,
  type: C,
  abbreviation: string,
  samples: readonly ContactSample<MessageInput<C>>[],
): Promise<void>
// The implementation serves the inboxes of all tenants and does not know their fields.
export async function seedContacts(
  seeder: Seeder,
  type: AnyContentType,
  abbreviation: string,
  samples: readonly ContactSample<Values>[],
): Promise<void> {
  for (const [place, { state, daysAgo, clock, values, reply }] of samples.entries()) {
    const isOver = state === 'done' || state === 'spam'
    const hasHash = daysAgo < HASH_KEPT_DAYS
    await seeder.create(
      type.name,
      {
        locale: 'ja',
        sourcePath: '/contact',
        agreedPolicyVersion: '1.1',
        ...values,
        receiptNumber: numberOn(abbreviation, seeder.day(-daysAgo)),
        receivedAt: seeder.at(-daysAgo, clock),
        isNew: state === 'new',
        ipHash: hasHash ? String(place + 1).padStart(HEX_DIGITS, '0') : null,
        hashForgottenOn: hasHash ? seeder.day(HASH_KEPT_DAYS - daysAgo) : null,
        anonymiseOn: isOver ? seeder.day(KEPT_DAYS - (reply?.daysAgo ?? daysAgo)) : null,
        ...(reply !== undefined && { replyNote: reply.note, repliedAt: seeder.at(-reply.daysAgo, reply.clock) }),
      },
      { state },
    )
  }
}
