/** Key code of a key that the input method handles; one browser reports it only here. */
const TAKEN_BY_INPUT_METHOD = 229

/** Keeps the Enter key that ends an IME conversion from submitting a form. */
export const ignoreImeEnter = (form: HTMLFormElement): void =>
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD)) event.preventDefault()
  })
