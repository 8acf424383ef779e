const SHOWN_MS = 10_000

export type Notice = { say: (text: string) => void; remove: () => void }

/** A status line below the text, announced by screen readers. */
export function createNotice(host: HTMLElement): Notice {
  const line = document.createElement('p')
  line.className = 'rte-notice'
  line.setAttribute('role', 'status')
  host.append(line)
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    say(text) {
      clearTimeout(timer)
      line.textContent = text
      timer = setTimeout(() => line.replaceChildren(), SHOWN_MS)
    },
    remove() {
      clearTimeout(timer)
      line.remove()
    },
  }
}
