import { issuesIn } from './check-values.ts'
import { colonOf } from './contact-fields.ts'
import type { FieldPart, FormParts } from './form-parts.ts'
import { markWrongSections } from './navigator.ts'
import { sentValues } from './sent-values.ts'

/** The visible validation messages, and functions to update them. */
export type ShownIssues = {
  /** Returns whether a field has a visible message. */
  has(name: string): boolean
  /** Validates one field again. */
  check(name: string): void
  /** Validates all fields, shows all messages and returns the first invalid field; null if all are valid. */
  checkAll(): FieldPart | null
  /** Shows the issues that the server found, and returns the first invalid field. */
  show(issues: readonly { readonly path: string; readonly message: string }[]): FieldPart | null
}

/** Shows validation messages next to their fields, in the list above the form and in the navigator. */
export const createIssueDisplay = ({ form, locale, fields }: FormParts): ShownIssues => {
  const shownMessages = new Map<string, string>()
  const summary = form.querySelector<HTMLElement>('#contact-errors')

  const wrongNow = (): ReadonlyMap<string, string> =>
    new Map(
      issuesIn(sentValues(new FormData(form), locale)).map(({ path, rule }) => {
        const messages = fields.get(path)?.messages ?? {}
        return [path, messages[rule] ?? messages['invalid'] ?? '']
      }),
    )

  const listed = ({ label, controls }: FieldPart, message: string): HTMLLIElement => {
    const [item, link] = [document.createElement('li'), document.createElement('a')]
    link.href = `#${controls[0]?.id ?? ''}`
    link.textContent = label
    item.append(link, `${colonOf(locale)}${message}`)
    return item
  }

  const draw = (): void => {
    for (const { name, error, controls } of fields.values()) {
      const message = shownMessages.get(name)
      error.textContent = message ?? ''
      error.hidden = message === undefined
      for (const control of controls)
        if (message === undefined) control.removeAttribute('aria-invalid')
        else if (control.type !== 'radio') control.setAttribute('aria-invalid', 'true')
    }
    markWrongSections([...shownMessages.keys()])
    const items = [...fields.values()].flatMap((field) => {
      const message = shownMessages.get(field.name)
      return message === undefined ? [] : [listed(field, message)]
    })
    if (items.length === 0 && summary !== null) summary.hidden = true
    summary?.querySelector('ul')?.replaceChildren(...items)
  }

  const say = (found: ReadonlyMap<string, string>): FieldPart | null => {
    shownMessages.clear()
    for (const [name, message] of found) if (fields.has(name)) shownMessages.set(name, message)
    if (summary !== null) summary.hidden = shownMessages.size === 0
    draw()
    return [...fields.values()].find(({ name }) => shownMessages.has(name)) ?? null
  }

  for (const { name, error } of fields.values()) if (!error.hidden) shownMessages.set(name, error.textContent)

  return {
    has: (name) => shownMessages.has(name),
    check: (name) => {
      const message = wrongNow().get(name)
      if (message === undefined) shownMessages.delete(name)
      else shownMessages.set(name, message)
      draw()
    },
    checkAll: () => say(wrongNow()),
    show: (issues) => say(new Map(issues.map(({ path, message }) => [path, message]))),
  }
}
