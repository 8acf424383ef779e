import {
  defineContentType,
  defineSubmission,
  email,
  inlineImage,
  replyList,
  secret,
  text,
  type AnyContentType,
} from '@captain/content-core'
import { operationsOf, type Operation } from '@captain/content-testing/permissions'

const LISTED = { group: 'content', icon: 'file-text', title: 'name', columns: ['name'], sections: { basic: ['name'] } } as const
const name = text({ maxBytes: 60, required: true, unique: true, public: true })
const sent = text({ maxBytes: 60, required: true, setBy: 'sender' })

/** A type for each workflow, and one for each option of a type that adds operations. */
const TYPES: readonly AnyContentType[] = [
  defineContentType({ ...LISTED, name: 'page', workflow: 'publish', screens: ['list', 'new', 'edit', 'preview-by-id'], fields: { name } }),
  defineContentType({ ...LISTED, name: 'choice', workflow: 'toggle', screens: ['list', 'new', 'edit'], fields: { name } }),
  defineContentType({ ...LISTED, name: 'document', workflow: 'legal', screens: ['list', 'new', 'edit'], fields: { name } }),
  defineContentType({
    ...LISTED,
    name: 'message',
    workflow: 'inbox',
    screens: ['list', 'preview-by-id'],
    submission: defineSubmission({ fields: { name: text({ maxBytes: 60, required: true }), mail: email({}) } }),
    repliesIn: 'replies',
    fields: { name: sent, mail: email({ setBy: 'sender' }), replies: replyList() },
  }),
  defineContentType({ ...LISTED, name: 'sale', workflow: 'order', screens: ['list', 'preview-by-id'], fields: { name: sent } }),
  defineContentType({
    ...LISTED,
    name: 'badge',
    workflow: 'plain',
    screens: ['list', 'new', 'edit'],
    fields: { name, image: inlineImage({ maxBytes: 1000 }) },
  }),
  defineContentType({
    ...LISTED,
    name: 'gateway',
    workflow: 'singleton',
    screens: ['settings'],
    columns: [],
    connectionTest: { section: 'basic' },
    fields: { name: text({ maxBytes: 60 }), key: secret({ maxBytes: 60, revealable: true }) },
  }),
]

/** Every operation on records, once, as the first type that offers it describes it. */
export const everyOperation: readonly Operation[] = [
  ...new Map(
    TYPES.flatMap(operationsOf)
      .filter(({ isOffered }) => isOffered)
      .toReversed()
      .map((operation) => [operation.name, operation]),
  ).values(),
].toReversed()
