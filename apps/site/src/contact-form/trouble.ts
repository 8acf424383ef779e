/** Says in a form why a message has not been taken; null takes it back. */
export const showTrouble = (form: HTMLFormElement, text: string | null): void => {
  const notice = form.querySelector<HTMLElement>('.trouble-notice')
  if (notice === null) return
  notice.textContent = text ?? ''
  notice.hidden = text === null
}

/** Takes whoever comes back to the form to the word that was left there. */
export const leadToTrouble = (form: HTMLFormElement, text: string): void => {
  showTrouble(form, text)
  form.querySelector<HTMLElement>('.trouble-notice')?.focus()
}
