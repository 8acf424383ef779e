import { isComposing } from '../composition.ts'
import { OWN_UNDO } from '../own-undo.ts'
import { button, element } from './element.ts'

export type AddressForm = {
  root: HTMLElement
  input: HTMLInputElement
  /** Returns the address as it was typed, without spaces around it. */
  address: () => string
  /** Shows an error of the address; null clears it. */
  fail: (message: string | null, ...more: readonly Node[]) => void
  setBusy: (busy: boolean) => void
}

type AddressFormOptions = {
  label: string
  example: string
  action: string
  /** Address that was typed before. */
  initial: string
  /** Returns what is wrong with an address; null if it is valid. */
  problemOf: (address: string) => string | null
  onSubmit: (address: string) => void
}

let forms = 0

/**
 * An address field with its button, for blocks that start with an address; a problem shows when users leave the field. Not a `form`, because
 * it is nested in the form of the page.
 */
export function addressForm({ label, example, action, initial, problemOf, onSubmit }: AddressFormOptions): AddressForm {
  forms += 1
  const id = `rte-address-${forms}`
  const input = element('input', { id, class: 'rte-input', type: 'url', inputmode: 'url', autocomplete: 'off', [OWN_UNDO]: '' })
  input.value = initial
  const submit = button(action, () => send())
  const message = element('div', { id: `${id}-message`, class: 'rte-error', role: 'alert' })
  const address = () => input.value.trim()
  const send = () => {
    if (submit.disabled) return
    const problem = problemOf(address())
    if (problem === null) onSubmit(address())
    else fail(problem)
  }
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || isComposing(event) || event.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    send()
  })
  input.addEventListener('input', () => fail(null))
  input.addEventListener('change', check)

  function fail(text: string | null, ...more: readonly Node[]) {
    message.replaceChildren(...(text === null ? [] : [element('p', {}, text), ...more]))
    if (text === null) {
      input.removeAttribute('aria-invalid')
      input.setAttribute('aria-describedby', `${id}-example`)
    } else {
      input.setAttribute('aria-invalid', 'true')
      input.setAttribute('aria-describedby', `${id}-message`)
    }
  }
  function check() {
    const problem = address() === '' ? null : problemOf(address())
    if (problem !== null) fail(problem)
  }
  fail(null)
  check()

  const root = element(
    'div',
    { class: 'rte-address' },
    element('label', { class: 'rte-label', for: id }, label),
    element('div', { class: 'rte-address-line' }, input, submit),
    element('p', { id: `${id}-example`, class: 'rte-hint' }, example),
    message,
  )
  return {
    root,
    input,
    address,
    fail,
    setBusy(busy) {
      submit.disabled = busy
      root.toggleAttribute('data-busy', busy)
      input.readOnly = busy
    },
  }
}
