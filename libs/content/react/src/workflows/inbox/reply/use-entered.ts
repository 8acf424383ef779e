import type { RecordResponse, Values } from '@captain/content-core'
import { useEffect, useEffectEvent, useState } from 'react'
import { controlId } from '../../../form/form-context.ts'
import { usePartForm, type PartForm } from '../../../form/use-part-form.ts'
import { sameValue } from '../../../form/values/same-value.ts'
import type { WrittenWay } from '../letter/written-way.ts'

type Entering = {
  readonly record: RecordResponse
  readonly way: WrittenWay
  /** What the fields and switches have at first, before anything is typed. */
  readonly blank: Values
  /** Input of an earlier visit. */
  readonly start: Values
  readonly onEntered: (values: Values) => void
  /** Where the caret is at first in the text. */
  readonly caret: number
}

export type Entered = {
  readonly form: PartForm
  readonly isOn: (name: string) => boolean
  readonly turn: (name: string, isOn: boolean) => void
}

const NOTHING: Values = {}

const isSwitch = (value: unknown): boolean => typeof value === 'boolean'

/** The fields and switches of a reply. Reports what was entered, so that it is kept in the browser, and starts in the text. */
export const useEntered = ({ record, way, blank, start, onEntered, caret }: Entering): Entered => {
  const [first] = useState(() =>
    Object.entries(blank).map(([name, value]) => [name, Object.hasOwn(start, name) ? start[name] : value] as const),
  )
  const [switches, setSwitches] = useState<Values>(() => Object.fromEntries(first.filter(([name]) => isSwitch(blank[name]))))
  const fields = Object.fromEntries(first.filter(([name]) => !isSwitch(blank[name])))
  const report = (typed: Values, turned: Values) => {
    const values = { ...typed, ...turned }
    const isBlank = Object.entries(blank).every(([name, value]) => sameValue(values[name], value))
    onEntered(isBlank ? NOTHING : { ...values, way })
  }
  const form: PartForm = usePartForm(record, fields, (typed) => report(typed, switches))
  const { formId } = form.shared
  const focus = useEffectEvent(() => {
    const text = document.getElementById(controlId(formId, 'body'))
    if (!(text instanceof HTMLTextAreaElement)) return
    text.focus({ preventScroll: true })
    text.setSelectionRange(caret, caret)
    text.closest('section')?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => focus(), [])
  return {
    form,
    isOn: (name) => switches[name] === true,
    turn: (name, isOn) => {
      const turned = { ...switches, [name]: isOn }
      setSwitches(turned)
      report(form.all(), turned)
    },
  }
}
