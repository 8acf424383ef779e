import { asSecret, referenceTargetsOf, writableFields } from '@captain/content-core'
import { useCallback } from 'react'
import { useContent } from '../../content-context.tsx'
import type { ReferenceLabels } from '../reference-labels.ts'
import type { Base } from '../use-base.ts'
import type { FormStore } from '../use-form-values.ts'
import { changedNames, pickValues } from '../values/record-values.ts'
import { draftKeyPrefix, type LocalDraft } from './local-draft.ts'
import { useLocalDraft, type Drafting } from './use-local-draft.ts'

type DraftedForm = {
  /** The id of the record that the form is based on, as last rendered. */
  readonly recordId: string | null
  readonly base: () => Base
  readonly store: FormStore
  readonly known: ReferenceLabels
  readonly author: string
}

/** Stores the unsaved input of a record's form in the browser, per account and record. */
export const useFormDraft = ({ recordId, base, store, known, author }: DraftedForm): Drafting => {
  const { tenant, parent, contentType } = useContent()
  const current = useCallback((): LocalDraft | null => {
    const { record, values } = base()
    // A secret is never stored where the next user of the device could read it.
    const names = changedNames(values, store.all()).filter((name) => asSecret(contentType.fields[name]) === null)
    if (names.length === 0) return null
    const changed = { values: pickValues(store.all(), names), base: pickValues(values, names) }
    const targets = [changed.values, changed.base].flatMap((side) => referenceTargetsOf(writableFields(contentType), side))
    return {
      savedAt: new Date().toISOString(),
      lockVersion: record?.lockVersion ?? null,
      ...changed,
      included: known.includedOf(new Set(targets.map(({ id }) => id))),
    }
  }, [base, store, contentType, known])
  // Input of one parent record is not offered for another.
  const screen = parent === null ? contentType.name : `${contentType.name}/${parent}`
  const placeOf = useCallback(
    (id: string | null) => (author === '' ? null : draftKeyPrefix(author, tenant.slug, screen, id)),
    [author, tenant.slug, screen],
  )
  const place = useCallback(() => placeOf(base().record?.id ?? null), [placeOf, base])
  return useLocalDraft({ place, at: placeOf(recordId), current })
}
