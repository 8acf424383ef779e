import type { RecordResponse } from '@captain/content-core'
import { expect } from 'vitest'
import { recordValues } from '../../values/record-values.ts'
import type { Dispatch, OuterEffect } from '../saving-machine.ts'
import type { Command, FormSnapshot, RequestEffect } from '../saving-states.ts'
import { page, pageForm } from './saved-page.ts'

export const FIELDS = ['title', 'lead', 'price'] as const
export type FieldName = (typeof FIELDS)[number]

/** A form without a screen: performs the effects of saving on itself, and asserts that none of them loses input. */
export const modelForm = (first: RecordResponse | null, stored: ReadonlySet<string>) => {
  let form = pageForm(first)
  const typed = new Map<FieldName, unknown>()
  /** Effects that wait for the network or for the user. */
  const requests: RequestEffect[] = []
  const flushes: Command[] = []
  const conditions = { isPending: false, issueCount: 0 }

  const resetTo = (record: RecordResponse, values: FormSnapshot['values']) => {
    // The invariant: input is on screen, or it was stored before another person replaced it.
    for (const [name, value] of typed) {
      const isSafe = values[name] === value || stored.has(`${name}=${String(value)}`)
      expect(isSafe, `${name} lost ${String(value)}`).toBe(true)
    }
    form = { ...form, record, base: recordValues(page, record), values }
  }

  return {
    conditions,
    requests,
    flushes,
    typed,
    snapshot: (): FormSnapshot => ({ ...form, isPending: conditions.isPending }),
    type: (name: FieldName, value: unknown) => {
      typed.set(name, value)
      form = { ...form, values: { ...form.values, [name]: value } }
    },
    perform: (effect: OuterEffect, dispatch: Dispatch): void => {
      switch (effect.type) {
        case 'flush':
          return void flushes.push(effect.command)
        case 'check':
          return dispatch({ type: 'checked', issueCount: conditions.issueCount })
        case 'confirm':
          return dispatch({ type: 'confirmed', isConfirmed: true })
        case 'create':
        case 'update':
        case 'transition':
        case 'get':
          requests.push(effect)
          return expect(requests.length, 'requests in flight').toBe(1)
        case 'resetTo':
          return resetTo(effect.record, effect.values)
        case 'clearDraft':
          return expect(form.values, 'a cleared draft had changes').toEqual(form.base)
        case 'learnLabels':
        case 'cache':
        case 'showIssues':
        case 'focusIssue':
          return
      }
    },
  }
}
