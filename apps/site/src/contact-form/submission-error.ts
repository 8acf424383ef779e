/** Shows why a message was not accepted; null hides the notice. */
export const showFormError = (form: HTMLFormElement, text: string | null): void => {
  const notice = form.querySelector<HTMLElement>('.trouble-notice')
  if (notice === null) return
  notice.textContent = text ?? ''
  notice.hidden = text === null
}

/** Shows a notice in the form and moves the focus to it. */
export const focusFormError = (form: HTMLFormElement, text: string): void => {
  showFormError(form, text)
  form.querySelector<HTMLElement>('.trouble-notice')?.focus()
}
