import {
  boolean,
  date,
  dateTime,
  defineSubmission,
  email,
  longText,
  phone,
  replyList,
  select,
  text,
  type CrossCheck,
  type Fields,
  type FieldValues,
  type Submission,
} from '@captain/content-core'
import { filePath, kana, maxFullWidth, onlyTrue, rule } from '@captain/validation'

const MIN_CHARACTERS = 10

const sender = { setBy: 'sender' } as const
const server = { setBy: 'server' } as const
/** Personal data of the sender. */
const person = { setBy: 'sender', personal: true } as const

/** Stored fields of messages from the public form (content model, P.contact); each tenant supplies the kinds and additional fields. */
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
  replies: replyList(),
  /** Whether the message is unhandled; lists show such messages first. */
  isNew: boolean(server),
  /** Day on which the sender's hash is purged. */
  hashForgottenOn: date(server),
  /** Day on which personal data is anonymised; null until the message is completed. */
  anonymiseOn: date(server),
})

const minLetters = () =>
  rule<string>(
    'custom',
    { ja: `${MIN_CHARACTERS}文字以上で入力してください。`, en: `Enter at least ${MIN_CHARACTERS} characters.` },
    (value) => [...value.trim()].length >= MIN_CHARACTERS,
  )

/** Fields of the form; the repeated address, the consent and the honeypot are not stored. */
const formFields = <const Kind extends string>(kinds: readonly Kind[]) => ({
  kind: select({ options: kinds, required: true }),
  name: text({ maxBytes: 150, required: true }),
  nameKana: text({ maxBytes: 150, rules: [kana()] }),
  company: text({ maxBytes: 180 }),
  email: email({ required: true }),
  emailConfirm: email({ required: true }),
  phone: phone({}),
  subject: text({ maxBytes: 180, required: true, rules: [maxFullWidth(60)] }),
  body: longText({ maxBytes: 6000, required: true, rules: [maxFullWidth(2000), minLetters()] }),
  agreePrivacy: boolean({ required: true, rules: [onlyTrue()] }),
  /** Honeypot: if ticked, the sender gets the usual thanks and the message is stored as spam. */
  isBot: boolean({}),
  locale: select({ options: ['ja', 'en'], required: true }),
  sourcePath: text({ maxBytes: 300, rules: [filePath()] }),
})

type ContactFormFields<Kind extends string> = ReturnType<typeof formFields<Kind>>

/** Values of the form that all tenants share. */
export type ContactForm<Kind extends string> = FieldValues<ContactFormFields<Kind>>

const sameAddress: CrossCheck<Pick<ContactForm<string>, 'email' | 'emailConfirm'>> = {
  path: 'emailConfirm',
  rule: 'custom',
  params: {
    code: 'notTheSame',
    ja: '上のメールアドレスと同じものを入力してください。',
    en: 'Enter the same e-mail address as above.',
  },
  test: ({ email: address, emailConfirm }) => address.toLowerCase() === emailConfirm.toLowerCase(),
}

type SubmissionOptions<Kind extends string, F extends Fields> = {
  readonly kinds: readonly Kind[]
  readonly fields: F
  readonly checks?: readonly CrossCheck<NoInfer<FieldValues<F> & ContactForm<Kind>>>[]
}

/** Declares the submission of the public form: the same for all tenants, plus the fields and rules that a tenant adds. */
export const contactSubmission = <const Kind extends string, const F extends Fields>({
  kinds,
  fields,
  checks = [],
}: SubmissionOptions<Kind, F>): Submission<Omit<ContactFormFields<Kind>, keyof F> & F> => {
  const { fields: baseFields, checks: own } = defineSubmission({ fields: formFields(kinds), checks: [sameAddress] })
  return { ...defineSubmission({ fields: { ...baseFields, ...fields } }), checks: [...own, ...checks] }
}

/** Sections of a message without the sender's hash, which is of no use to staff; a tenant shows its additional fields in a separate section. */
export const CONTACT_SECTIONS = {
  message: ['kind', 'body'],
  sender: ['name', 'nameKana', 'company', 'email', 'phone'],
  receipt: ['receiptNumber', 'receivedAt', 'locale', 'sourcePath', 'agreedPolicyVersion'],
  handling: ['assignee', 'replyNote', 'repliedAt', 'labels'],
} as const

/** Returns the common declaration of inboxes; a tenant spreads it, and adds its form (`contactSubmission`) and fields. */
export const contactPreset = <const Kind extends string>(kinds: readonly Kind[]) =>
  ({
    name: 'contact',
    workflow: 'inbox',
    screens: ['list', 'preview-by-id'],
    group: 'inbox',
    icon: 'mail',
    title: 'subject',
    columns: ['subject', 'state', 'receivedAt', 'kind', 'name', 'assignee'],
    filters: ['kind', 'assignee', 'receivedAt'],
    indexed: ['isNew', 'hashForgottenOn', 'anonymiseOn'],
    defaultSort: ['-isNew', '-receivedAt'],
    excerpt: 'body',
    repliesIn: 'replies',
    sections: CONTACT_SECTIONS,
    fields: contactFields(kinds),
  }) as const
