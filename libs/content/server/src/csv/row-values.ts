import { asRecord } from '@captain/validation'
import { isPrice, type Values, valueAt } from '@captain/content-core'
import type { Leaf } from './leaf.ts'

/** The value of a cell, and its place. */
export type CellAssignment = { readonly leaf: Leaf; readonly value: unknown }

type Container = Record<string, unknown>

const copied = (value: unknown): Container => ({ ...structuredClone(asRecord(value)) })

const put = (holder: Container, [name = '', ...rest]: readonly string[], value: unknown): void => {
  if (rest.length === 0) {
    holder[name] = value
    return
  }
  const inner = copied(holder[name])
  put(inner, rest, value)
  holder[name] = inner
}

/** Returns null for a price without an amount; leaves out empty parts, which stay as stored or have defaults. */
const settledPrice = (value: unknown): unknown => {
  const { amount, ...rest } = asRecord(value)
  if (amount === null || amount === undefined || amount === '') return null
  return { amount, ...Object.fromEntries(Object.entries(rest).filter(([, part]) => part !== null)) }
}

/** Returns the complete values of the fields that cells change: the cells merged into the stored values. */
export const applyCellValues = (base: Values, assignments: readonly CellAssignment[]): Values => {
  const changes: Container = {}
  for (const { leaf, value } of assignments) {
    const [top = ''] = leaf.names
    if (!(top in changes)) changes[top] = leaf.names.length > 1 ? copied(base[top]) : null
    put(changes, leaf.names, value)
  }
  for (const { leaf } of assignments) {
    if (!isPrice(leaf.field) || leaf.part !== 'amount') continue
    const holder = leaf.names.slice(0, -1)
    const price = valueAt(changes, holder)
    put(changes, holder, settledPrice(price))
  }
  return changes
}
