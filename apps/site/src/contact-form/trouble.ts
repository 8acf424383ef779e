/** Says in a form why a message has not been taken; null takes it back. */
export const showTrouble = (form: HTMLFormElement, text: string | null): void => {
  const notice = form.querySelector<HTMLElement>('.trouble-notice')
  if (notice === null) return
  notice.textContent = text ?? ''
  notice.hidden = text === null
}
