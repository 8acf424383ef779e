import { dateTime, defineContentType, requiredWhen, select, text } from '@captain/content-core'
import { CONTACT_SECTIONS, CONTACT_TYPE, contactFields, contactSubmission } from '@captain/presets'
import { alnum, halfWidth } from '@captain/validation'
import { GAMES } from '../games.ts'

const KINDS = ['account', 'purchase', 'bug', 'report', 'other'] as const
const PLATFORMS = ['ios', 'android', 'pc'] as const

/** Kinds of reports that staff can't investigate without the player's id. */
const OF_A_PLAYER: ReadonlySet<string> = new Set(['account', 'purchase', 'report'])

type Sent = { readonly kind: string }

const sender = { setBy: 'sender' } as const
/** Of the sender. */
const person = { setBy: 'sender', personal: true } as const

/** Messages of players: game, subject and time (content model, T9.contact). */
export const contact = defineContentType({
  ...CONTACT_TYPE,
  columns: ['subject', 'state', 'receivedAt', 'kind', 'gameTitle', 'name', 'assignee'],
  filters: ['kind', 'gameTitle', 'assignee', 'receivedAt'],
  sections: {
    message: CONTACT_SECTIONS.message,
    play: ['gameTitle', 'playerId', 'platform', 'osVersion', 'occurredAt', 'orderReference'],
    sender: CONTACT_SECTIONS.sender,
    receipt: CONTACT_SECTIONS.receipt,
    handling: CONTACT_SECTIONS.handling,
  },
  submission: contactSubmission({
    kinds: KINDS,
    fields: {
      gameTitle: select({ options: GAMES, required: true }),
      playerId: text({ maxBytes: 30, rules: [alnum()] }),
      platform: select({ options: PLATFORMS }),
      osVersion: text({ maxBytes: 30, rules: [halfWidth()] }),
      occurredAt: dateTime({}),
      orderReference: text({ maxBytes: 60, rules: [halfWidth()] }),
    },
    checks: [
      requiredWhen<Sent>('playerId', ({ kind }) => OF_A_PLAYER.has(kind)),
      requiredWhen<Sent>('orderReference', ({ kind }) => kind === 'purchase'),
      {
        path: 'occurredAt',
        rule: 'custom',
        params: { code: 'ahead', ja: '現在より前の日時を入力してください。', en: 'Enter a time that has passed.' },
        test: ({ occurredAt }, _before, { now }) => occurredAt === null || Date.parse(occurredAt) <= now.getTime(),
      },
    ],
  }),
  fields: {
    ...contactFields(KINDS),
    gameTitle: select({ options: GAMES, required: true, ...sender }),
    playerId: text({ maxBytes: 30, rules: [alnum()], ...person }),
    platform: select({ options: PLATFORMS, ...sender }),
    osVersion: text({ maxBytes: 30, rules: [halfWidth()], ...sender }),
    occurredAt: dateTime(sender),
    orderReference: text({ maxBytes: 60, rules: [halfWidth()], ...person }),
  },
})
