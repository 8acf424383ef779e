import {
  boolean,
  date,
  dateTime,
  defineSubmission,
  email,
  longText,
  phone,
  select,
  text,
  type CrossCheck,
  type Fields,
  type Submission,
  type ValueOf,
} from '@captain/content-core'
import { filePath, kana, maxFullWidth, onlyTrue, rule } from '@captain/validation'

const LEAST_LETTERS = 10

const sender = { setBy: 'sender' } as const
const server = { setBy: 'server' } as const
/** Of whoever writes. */
const person = { setBy: 'sender', personal: true } as const

/** Messages from the public form as they are kept (content model, P.contact); each tenant brings its kinds, and fields of its own for what it asks besides. */
export const contactFields = <const Kind extends string>(kinds: readonly Kind[]) => ({
  receiptNumber: text({ maxBytes: 24, required: true, unique: true, ...server }),
  receivedAt: dateTime({ required: true, ...server }),
  kind: select({ options: kinds, required: true, ...sender }),
  subject: text({ maxBytes: 180, required: true, ...sender }),
  body: longText({ maxBytes: 6000, required: true, ...person }),
  name: text({ maxBytes: 150, required: true, ...person }),
  nameKana: text({ maxBytes: 150, rules: [kana()], ...person }),
  company: text({ maxBytes: 180, ...person }),
  email: email({ required: true, ...person }),
  phone: phone({ ...person }),
  locale: select({ options: ['ja', 'en'], required: true, ...sender }),
  sourcePath: text({ maxBytes: 300, rules: [filePath()], ...sender }),
  agreedPolicyVersion: text({ maxBytes: 20, ...server }),
  ipHash: text({ maxBytes: 64, personal: true, ...server }),
  /** Nobody has dealt with it yet; new ones stand first in the list. */
  isNew: boolean(server),
  /** The day on which the sender's hash is forgotten. */
  hashForgottenOn: date(server),
  /** The day on which what it says of people is forgotten; none while it waits. */
  anonymiseOn: date(server),
})

const tellsEnough = () =>
  rule<string>(
    'custom',
    { ja: `${LEAST_LETTERS}文字以上で入力してください。`, en: `Enter at least ${LEAST_LETTERS} characters.` },
    (value) => [...value.trim()].length >= LEAST_LETTERS,
  )

/** What the form asks for: a confirmation, the consent and the box that only machines tick are not kept. */
const askedFor = <const Kind extends string>(kinds: readonly Kind[]) => ({
  kind: select({ options: kinds, required: true }),
  name: text({ maxBytes: 150, required: true }),
  nameKana: text({ maxBytes: 150, rules: [kana()] }),
  company: text({ maxBytes: 180 }),
  email: email({ required: true }),
  emailConfirm: email({ required: true }),
  phone: phone({}),
  subject: text({ maxBytes: 180, required: true, rules: [maxFullWidth(60)] }),
  body: longText({ maxBytes: 6000, required: true, rules: [maxFullWidth(2000), tellsEnough()] }),
  agreePrivacy: boolean({ required: true, rules: [onlyTrue()] }),
  /** Ticked, the message is thanked for as any other, and kept as spam. */
  isBot: boolean({}),
  locale: select({ options: ['ja', 'en'], required: true }),
  sourcePath: text({ maxBytes: 300, rules: [filePath()] }),
})

type Confirmed = { readonly email: string; readonly emailConfirm: string }

const sameAddress: CrossCheck<Confirmed> = {
  path: 'emailConfirm',
  rule: 'custom',
  params: {
    code: 'notTheSame',
    ja: '上のメールアドレスと同じものを入力してください。',
    en: 'Enter the same e-mail address as above.',
  },
  test: ({ email: address, emailConfirm }) => address.toLowerCase() === emailConfirm.toLowerCase(),
}

type ValuesIn<F extends Fields> = { readonly [N in keyof F]: ValueOf<F[N]> }

type SubmissionOptions<Kind extends string, F extends Fields> = {
  readonly kinds: readonly Kind[]
  readonly fields: F
  readonly checks?: readonly CrossCheck<NoInfer<ValuesIn<F> & ValuesIn<ReturnType<typeof askedFor<Kind>>>>>[]
}

/** What the public form sends: the same for all tenants, with the fields and rules that one asks for besides. */
export const contactSubmission = <const Kind extends string, const F extends Fields>({
  kinds,
  fields,
  checks = [],
}: SubmissionOptions<Kind, F>): Submission => {
  const { fields: asked, checks: own } = defineSubmission({ fields: askedFor(kinds), checks: [sameAddress] })
  return { ...defineSubmission({ fields: { ...asked, ...fields } }), checks: [...own, ...(checks as readonly CrossCheck<never>[])] }
}

/** What all inboxes are beside their fields; a tenant shows what it asks for besides in a section of its own. */
export const CONTACT_TYPE = {
  name: 'contact',
  workflow: 'inbox',
  screens: ['list', 'preview-by-id'],
  group: 'inbox',
  icon: 'mail',
  title: 'subject',
  columns: ['subject', 'state', 'receivedAt', 'kind', 'name', 'assignee'],
  filters: ['kind', 'assignee', 'receivedAt'],
  indexed: ['isNew', 'hashForgottenOn', 'anonymiseOn'],
  order: ['-isNew', '-receivedAt'],
} as const

export const CONTACT_SECTIONS = {
  message: ['kind', 'body'],
  sender: ['name', 'nameKana', 'company', 'email', 'phone'],
  receipt: ['receiptNumber', 'receivedAt', 'locale', 'sourcePath', 'agreedPolicyVersion', 'ipHash'],
  handling: ['assignee', 'replyNote', 'repliedAt', 'labels'],
} as const
