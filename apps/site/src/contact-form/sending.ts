import { clearDraft, saveDraft } from './draft.ts'
import type { FormParts } from './form-parts.ts'
import { send, type Sent } from './send.ts'
import { showToast } from './toast.ts'
import { showFormError } from './submission-error.ts'

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

  const showError = (confirmation: HTMLFormElement, { issues, trouble, key }: Exclude<Sent, { readonly location: string }>): void => {
    const [keyInput, message] = [form.elements.namedItem('key'), words[trouble ?? ''] ?? words['notSent'] ?? '']
    if (keyInput instanceof HTMLInputElement && key !== null) keyInput.value = key
    if (issues.length > 0) return onIssues(issues)
    if (trouble === 'policyChanged') {
      saveDraft(form, message)
      return location.reload()
    }
    showFormError(confirmation, message)
    if (trouble === 'tooMany') showToast(message, words['close'] ?? '')
  }

  return async (confirmation, button) => {
    if (isSending) return
    isSending = true
    const rest = busy(button, words['sending'])
    showFormError(confirmation, null)
    const sent = await send(parts)
    if ('location' in sent) {
      clearDraft()
      location.assign(sent.location)
      return
    }
    isSending = false
    rest()
    showError(confirmation, sent)
  }
}
