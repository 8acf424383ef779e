import { dateTime, defineContentType, requiredIf, select, text } from '@captain/content-core'
import { contactPreset, contactSubmission, type ContactForm } from '@captain/presets'
import { alnum, halfWidth } from '@captain/validation'
import { GAMES } from '../games.ts'

const KINDS = ['account', 'purchase', 'bug', 'report', 'other'] as const
const PLATFORMS = ['ios', 'android', 'pc'] as const

/** Kinds of reports that staff can't investigate without the player's id. */
const OF_A_PLAYER: ReadonlySet<string> = new Set(['account', 'purchase', 'report'])

type Sent = ContactForm<(typeof KINDS)[number]>

const sender = { setBy: 'sender' } as const
/** Of the sender. */
const person = { setBy: 'sender', personal: true } as const

const base = contactPreset(KINDS)

/** Messages of players: game, subject and time (content model, T9.contact). */
export const contact = defineContentType({
  ...base,
  columns: ['subject', 'state', 'receivedAt', 'kind', 'gameTitle', 'name', 'assignee'],
  filters: ['kind', 'gameTitle', 'assignee', 'receivedAt'],
  sections: {
    message: base.sections.message,
    play: ['gameTitle', 'playerId', 'platform', 'osVersion', 'occurredAt', 'orderReference'],
    sender: base.sections.sender,
    receipt: base.sections.receipt,
    handling: base.sections.handling,
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
      requiredIf<Sent>('playerId', ({ kind }) => OF_A_PLAYER.has(kind)),
      requiredIf<Sent>('orderReference', ({ kind }) => kind === 'purchase'),
      {
        path: 'occurredAt',
        rule: 'custom',
        params: { code: 'ahead', ja: '現在より前の日時を入力してください。', en: 'Enter a time that has passed.' },
        test: ({ occurredAt }, _before, { now }) => occurredAt === null || Date.parse(occurredAt) <= now.getTime(),
      },
    ],
  }),
  fields: {
    ...base.fields,
    gameTitle: select({ options: GAMES, required: true, ...sender }),
    playerId: text({ maxBytes: 30, rules: [alnum()], ...person }),
    platform: select({ options: PLATFORMS, ...sender }),
    osVersion: text({ maxBytes: 30, rules: [halfWidth()], ...sender }),
    occurredAt: dateTime(sender),
    orderReference: text({ maxBytes: 60, rules: [halfWidth()], ...person }),
  },
})
