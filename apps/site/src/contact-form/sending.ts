import { forgetDraft, keepDraft } from './draft.ts'
import type { FormParts } from './form-parts.ts'
import { send, type Sent } from './send.ts'
import { showToast } from './toast.ts'
import { showTrouble } from './trouble.ts'

type Sending = {
  readonly parts: FormParts
  /** Called with what the server finds wrong. */
  onIssues(issues: readonly { readonly path: string; readonly message: string }[]): void
}

const busy = (button: HTMLButtonElement, words: string | undefined): (() => void) => {
  const { textContent: before } = button
  button.textContent = words ?? before
  button.setAttribute('aria-disabled', 'true')
  return () => {
    button.textContent = before
    button.removeAttribute('aria-disabled')
  }
}

/** Sends the message of a confirmation, only once for repeated clicks. The entered values stay until the message has arrived. */
export const sending = ({ parts, onIssues }: Sending): ((confirmation: HTMLFormElement, button: HTMLButtonElement) => Promise<void>) => {
  const { form, words } = parts
  let isSending = false

  const tellTrouble = (confirmation: HTMLFormElement, { issues, trouble, key }: Exclude<Sent, { readonly location: string }>): void => {
    const [kept, said] = [form.elements.namedItem('key'), words[trouble ?? ''] ?? words['notSent'] ?? '']
    if (kept instanceof HTMLInputElement && key !== null) kept.value = key
    if (issues.length > 0) return onIssues(issues)
    if (trouble === 'policyChanged') {
      keepDraft(form, said)
      return location.reload()
    }
    showTrouble(confirmation, said)
    if (trouble === 'tooMany') showToast(said, words['close'] ?? '')
  }

  return async (confirmation, button) => {
    if (isSending) return
    isSending = true
    const rest = busy(button, words['sending'])
    showTrouble(confirmation, null)
    const sent = await send(parts)
    if ('location' in sent) {
      forgetDraft()
      location.assign(sent.location)
      return
    }
    isSending = false
    rest()
    tellTrouble(confirmation, sent)
  }
}
