import { isComposing } from '../composition.ts'
import { OWN_UNDO } from '../session-keys.ts'
import { button, element } from './element.ts'

export type AddressForm = {
  root: HTMLElement
  input: HTMLInputElement
  /** Shows an error of the address; null clears it. */
  fail: (message: string | null, ...more: readonly Node[]) => void
  setBusy: (busy: boolean) => void
}

type AddressFormOptions = { label: string; example: string; action: string; onSubmit: (address: string) => void }

let forms = 0

/** An address field with its button, for blocks that start with an address. Not a `form`, because it is nested in the form of the page. */
export function addressForm({ label, example, action, onSubmit }: AddressFormOptions): AddressForm {
  forms += 1
  const id = `rte-address-${forms}`
  const input = element('input', { id, class: 'rte-input', type: 'url', inputmode: 'url', autocomplete: 'off', [OWN_UNDO]: '' })
  const submit = button(action, () => send())
  const message = element('div', { id: `${id}-message`, class: 'rte-error', role: 'alert' })
  const send = () => {
    if (submit.disabled) return
    onSubmit(input.value.trim())
  }
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || isComposing(event) || event.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    send()
  })
  input.addEventListener('input', () => fail(null))

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
  fail(null)

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
    fail,
    setBusy(busy) {
      submit.disabled = busy
      root.toggleAttribute('data-busy', busy)
      input.readOnly = busy
    },
  }
}
