import { isBoolean } from '@captain/content-core'
import { FIELDS } from './contact-fields.ts'
import type { FormParts } from './form-parts.ts'
import { markCurrent } from './navigator.ts'
import { sentValues } from './sent-values.ts'

/** The state of the browser's history while the confirmation is open. */
const CONFIRMING = 'contact-confirmation'

export type ConfirmStep = {
  /** Shows the confirmation of the message and adds a history entry. */
  open(): void
  /** Goes back to the form. */
  leave(): void
}

type Options = {
  readonly parts: FormParts
  /** Called when a confirmation opens, to attach its buttons. */
  onOpen(confirmation: HTMLFormElement): void
  /** Returns whether the form is valid. */
  isRight(): boolean
}

const isConfirming = (state: unknown): boolean => state === CONFIRMING

const fill = (confirmation: HTMLFormElement, { form, locale, words, fields }: FormParts): void => {
  const values = sentValues(new FormData(form), locale)
  for (const place of confirmation.querySelectorAll<HTMLElement>('[data-value]')) {
    const name = place.dataset['value'] ?? ''
    if (isBoolean(FIELDS[name])) continue
    const value = String(values[name] ?? '').trim()
    const chosen = fields.get(name)?.controls.find((control) => control.type === 'radio' && control.value === value)
    place.textContent = chosen?.nextElementSibling?.textContent ?? (value === '' ? (words['none'] ?? '') : value)
  }
}

/** The step between the form and sending, within the page: the browser's way back leads to the form. */
export const confirmStep = ({ parts, onOpen, isRight }: Options): ConfirmStep => {
  const { form } = parts
  const template = document.querySelector<HTMLTemplateElement>('#contact-confirmation')
  let shown: HTMLFormElement | null = null

  const close = (): void => {
    if (shown === null) return
    shown.remove()
    shown = null
    form.hidden = false
    markCurrent('consent')
    const aim = document.getElementById(location.hash.slice(1))
    if (aim === null) form.querySelector<HTMLElement>('button[type="submit"]')?.focus()
    else aim.scrollIntoView()
  }

  const show = (): void => {
    const copy = template?.content.firstElementChild?.cloneNode(true)
    if (!(copy instanceof HTMLFormElement) || shown !== null) return
    shown = copy
    fill(shown, parts)
    form.after(shown)
    form.hidden = true
    markCurrent('confirm')
    onOpen(shown)
    shown.querySelector<HTMLElement>('h2')?.focus()
  }

  window.addEventListener('popstate', ({ state }) => {
    if (isConfirming(state) && isRight()) show()
    else close()
  })
  if (isConfirming(history.state)) history.replaceState(null, '')

  return {
    open: () => {
      history.pushState(CONFIRMING, '', location.pathname)
      show()
    },
    leave: () => history.back(),
  }
}
