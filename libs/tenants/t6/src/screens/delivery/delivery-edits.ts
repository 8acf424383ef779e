import { HttpError } from '@captain/http-core'

export type Changes = Readonly<Record<string, unknown>>
/** Unsaved input, by record and field. */
export type Edits = Readonly<Record<string, Changes>>
/** The server's errors: `{id}.{path}`, with texts. */
export type Wrong = Readonly<Record<string, string>>

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Sets the input of one field; a value equal to the stored one is no input. */
export const withEdit = (edits: Edits, id: string, field: string, value: unknown, stored: unknown): Edits => {
  const { [field]: _before, ...others } = edits[id] ?? {}
  const changes = isSame(value, stored) ? others : { ...others, [field]: value }
  const { [id]: _record, ...rest } = edits
  return Object.keys(changes).length === 0 ? rest : { ...rest, [id]: changes }
}

/** Adds input of an earlier visit; newer input wins. `storedOf` returns the stored values of a record. */
export const withRestored = (edits: Edits, restored: Edits, storedOf: (id: string) => Changes): Edits =>
  Object.entries(restored)
    .flatMap(([id, changes]) => Object.entries(changes).map(([field, value]) => ({ id, field, value })))
    .reduce<Edits>(
      (all, { id, field, value }) => (field in (edits[id] ?? {}) ? all : withEdit(all, id, field, value, storedOf(id)[field])),
      edits,
    )

/** Returns the stored values that input is based on. */
export const baseOf = (edits: Edits, storedOf: (id: string) => Changes): Edits =>
  Object.fromEntries(
    Object.entries(edits).map(([id, changes]) => [
      id,
      Object.fromEntries(Object.keys(changes).map((field) => [field, storedOf(id)[field]])),
    ]),
  )

/** Maps the issues of a rejected batch to its records, which are given in order. */
export const wrongIn = (failure: unknown, ids: readonly string[]): Wrong =>
  failure instanceof HttpError
    ? Object.fromEntries(
        (failure.problem?.issues ?? []).map(({ path, message }) => {
          const [place = '', ...rest] = path.split('.')
          return [`${ids[Number(place)] ?? ''}.${rest.join('.')}`, message]
        }),
      )
    : {}

/** Returns the errors that remain after a field was edited. */
export const withoutField = (wrong: Wrong, id: string, field: string): Wrong =>
  Object.fromEntries(Object.entries(wrong).filter(([path]) => !path.startsWith(`${id}.${field}`)))
