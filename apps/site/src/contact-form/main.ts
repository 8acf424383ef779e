import { clearDraft } from './draft.ts'
import { enhanceForm } from './enhance-form.ts'

/** A confirmation that the server has rendered posts itself, once. */
const postOnce = (confirmation: HTMLFormElement): void => {
  let isPosted = false
  confirmation.addEventListener('submit', (event) => {
    if (isPosted) event.preventDefault()
    isPosted = true
    clearDraft()
  })
  // A page from the back/forward cache keeps its state and may be sent again.
  window.addEventListener('pageshow', () => {
    isPosted = false
  })
}

const form = document.querySelector<HTMLFormElement>('#contact-form')
const confirmation = document.querySelector<HTMLFormElement>('form[data-confirmation]')
if (form !== null) enhanceForm(form)
else if (confirmation !== null) postOnce(confirmation)
