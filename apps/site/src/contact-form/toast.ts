const LIFE_MS = 8000

/** Shows a message in the corner for a while, and longer while the pointer or the focus is on it. */
export const showToast = (text: string, closeLabel: string): void => {
  const [toast, words, close] = [document.createElement('div'), document.createElement('p'), document.createElement('button')]
  toast.className = 'site-toast'
  toast.setAttribute('role', 'status')
  words.textContent = text
  close.type = 'button'
  close.textContent = closeLabel
  close.addEventListener('click', () => toast.remove())
  let timer = 0
  const stay = (): void => clearTimeout(timer)
  const leave = (): void => {
    stay()
    timer = window.setTimeout(() => toast.remove(), LIFE_MS)
  }
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, stay)
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, leave)
  toast.append(words, close)
  document.body.append(toast)
  leave()
}
