import { defineContentType, select, text } from '@captain/content-core'
import { expect, test } from 'vitest'
import { sequenceFor, availableTransitionsFor, transitionBack } from './available-transition.ts'

const common = { screens: ['list', 'preview-by-id'], group: 'inbox', icon: 'mail', title: 'name', columns: ['name'] } as const
const fields = { name: text({ maxBytes: 60, required: true, setBy: 'sender' }) } as const
const mail = defineContentType({
  ...common,
  name: 'mail',
  workflow: 'inbox',
  sections: { basic: ['assignee', 'replyNote', 'repliedAt', 'labels'] },
  fields,
})
const order = defineContentType({
  ...common,
  name: 'order',
  workflow: 'order',
  sections: { basic: ['carrier'] },
  fields: { ...fields, carrier: select({ options: ['a'] }) },
})
const names = (...args: Parameters<typeof availableTransitionsFor>) => availableTransitionsFor(...args).map(({ name }) => name)

test('steps that lead on come first, the nearest before the others', () => {
  expect(names(order, 'paid', 'editor')).toEqual(['prepare', 'ship', 'cancel'])
  expect(names(mail, 'new', 'editor')).toEqual(['start', 'finish', 'markSpam'])
  expect(availableTransitionsFor(mail, 'done', 'editor').map(({ isForward }) => isForward)).toEqual([false, false])
  expect(names(order, 'refunded', 'owner')).toEqual([])
})

test('a role that may not write has none', () => {
  expect(names(mail, 'new', 'viewer')).toEqual([])
})

test('the way back, where there is one', () => {
  expect(transitionBack(mail, 'done', 'inProgress')).toBe('resume')
  expect(transitionBack(mail, 'done', 'new')).toBeNull()
})

test('what may follow in the same act, as far as the role goes', () => {
  const sequence = (status: 'pendingPayment' | 'preparing', role: 'editor' | 'viewer') =>
    availableTransitionsFor(order, status, role)
      .slice(0, 1)
      .flatMap((first) => sequenceFor(order, first, role).map(({ name }) => name))
  expect(sequence('pendingPayment', 'editor')).toEqual(['markPaid', 'prepare', 'ship'])
  expect(sequence('preparing', 'editor')).toEqual(['ship'])
  expect(sequence('pendingPayment', 'viewer')).toEqual([])
})
