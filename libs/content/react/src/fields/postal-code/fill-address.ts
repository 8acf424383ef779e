import type { PostalAutofill, PostalPlace } from '@captain/content-core'
import type { FormShared } from '../../form/form-context.ts'
import classes from './input.module.css'

const SHOWN_MS = 1600

const flash = (formId: string, path: string): void => {
  const field = document.querySelector(`[data-form-path="${CSS.escape(`${formId}:${path}`)}"]`)
  const mark = classes['filled'] ?? ''
  if (field === null || mark === '') return
  field.classList.add(mark)
  setTimeout(() => field.classList.remove(mark), SHOWN_MS)
}

/** Fills the address fields of a postal code and highlights them. Keeps an existing street. Returns whether the town was filled in. */
export const fillAddress = (
  form: Pick<FormShared, 'formId' | 'values'>,
  path: string,
  fills: PostalAutofill,
  place: PostalPlace,
): boolean => {
  const siblingPath = (name: string) => [...path.split('.').slice(0, -1), name].join('.')
  const street = form.values.get(siblingPath(fills.town))
  const isTownFree = place.town !== '' && (street === null || street === undefined || street === '')
  const filled = [
    [fills.prefecture, place.prefecture],
    [fills.city, place.city],
    ...(isTownFree ? [[fills.town, place.town] as const] : []),
  ] as const
  for (const [name, value] of filled) {
    form.values.set(siblingPath(name), value)
    flash(form.formId, siblingPath(name))
  }
  return isTownFree
}
