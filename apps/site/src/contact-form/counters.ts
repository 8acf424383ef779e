import { codePointLength } from '@captain/validation'
import type { FormParts } from './form-parts.ts'

/** Counts characters where a field has a limit in them; counts again after what is put in without typing. */
export const countCharacters = ({ fields }: FormParts): (() => void) => {
  const counts = [...fields.values()].flatMap(({ controls: [control], error }) => {
    const shown = error.parentElement?.querySelector<HTMLElement>('.field-count') ?? null
    return control === undefined || shown === null ? [] : [{ control, shown, limit: Number(shown.dataset['limit']) }]
  })
  const count = (): void => {
    for (const { control, shown, limit } of counts) {
      const length = codePointLength(control.value.trim())
      shown.textContent = `${length.toLocaleString('en')} / ${limit.toLocaleString('en')}`
      shown.toggleAttribute('data-over', length > limit)
    }
  }
  for (const { control } of counts) control.addEventListener('input', count)
  count()
  return count
}
