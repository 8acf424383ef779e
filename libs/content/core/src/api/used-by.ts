import { asRecord, isObject } from '@captain/validation'

/** Record that refers to another, and what happens to it when the other is moved to the trash. */
export type UsedBy = {
  readonly type: string
  readonly id: string
  readonly title: { readonly ja: string | null; readonly en: string | null }
  readonly onDelete: 'restrict' | 'set-null' | 'cascade'
}

/** What uses a record, and why the caller can't delete it; the reason is null if the caller can. */
export type UsedByResponse = {
  readonly items: readonly UsedBy[]
  readonly refusal: { readonly code: string; readonly message: string } | null
}

/** Returns whether a value of a problem document names such a record. */
export const isUsedBy = (value: unknown): value is UsedBy => {
  const { type, id, title, onDelete } = asRecord(value)
  return typeof type === 'string' && typeof id === 'string' && isObject(title) && typeof onDelete === 'string'
}
