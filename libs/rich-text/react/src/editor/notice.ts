import { button } from './dom/element.ts'

const SHOWN_MS = 10_000

/** What can be done about a notice. */
type NoticeAction = { readonly label: string; readonly run: () => void }

export type Notice = {
  say: (text: string, action?: NoticeAction) => void
  /** Clears a notice that offers an action: something else has been done since, which the action would undo instead. */
  expire: () => void
  remove: () => void
}

/** Creates a status line below the text, in the language of the interface, which screen readers announce. */
export function createNotice(host: HTMLElement, lang: string): Notice {
  const line = document.createElement('p')
  line.className = 'rte-notice'
  line.lang = lang
  line.setAttribute('role', 'status')
  host.append(line)
  let timer: ReturnType<typeof setTimeout> | undefined
  const clear = () => line.replaceChildren()
  // A button that has the focus stays until it is left.
  const clearLater = () => {
    timer = setTimeout(() => (line.contains(document.activeElement) ? clearLater() : clear()), SHOWN_MS)
  }
  return {
    say(text, action) {
      clearTimeout(timer)
      const run = () => {
        clear()
        action?.run()
      }
      line.replaceChildren(text, ...(action === undefined ? [] : [button(action.label, run, { class: 'rte-notice-action' })]))
      clearLater()
    },
    expire() {
      if (line.querySelector('button') !== null) clear()
    },
    remove() {
      clearTimeout(timer)
      line.remove()
    },
  }
}
