import { button, element, iconOf } from '../dom/element.ts'
import { ICONS } from '../icons.ts'
import type { EditorMessages } from '../messages/editor-messages.ts'
import type { ImageUpload, UploadedImage, UploadRefusal } from '../services.ts'

type PanelOptions = {
  words: EditorMessages['image']
  onImageUpload: ImageUpload | undefined
  onDone: (image: UploadedImage) => void
  /** Called when an upload starts, with the function that cancels it; returns the function to call when it ends. */
  onStart: (giveUp: () => void) => () => void
  /** Called when the size of the panel changes. */
  onResize: () => void
}

export type UploadPanel = { root: HTMLElement; upload: (file: File) => void; stop: () => void }

/** Shows the image next to its progress; `update` takes the part that has been sent, from 0 to 1. */
function progressView(preview: string, words: EditorMessages['image'], onCancel: () => void) {
  const bar = element('progress', { max: '100', value: '0', 'aria-label': words.uploading })
  const percent = element('span', { class: 'rte-percent' }, '0%')
  const nodes = [
    element('img', { class: 'rte-upload-preview', src: preview, alt: '' }),
    element('div', { class: 'rte-upload-line' }, bar, percent, button(words.cancel, onCancel)),
  ]
  const update = (part: number) => {
    bar.value = Math.round(part * 100)
    percent.textContent = `${Math.round(part * 100)}%`
  }
  return { nodes, update }
}

function chooseButton(words: EditorMessages['image'], chooser: HTMLInputElement) {
  const choose = button(words.choose, () => chooser.click())
  choose.prepend(iconOf(ICONS.image))
  return choose
}

/** A panel to choose an image and follow its upload: chosen, uploading, failed, retry. */
export function uploadPanel({ words, onImageUpload, onDone, onStart, onResize }: PanelOptions): UploadPanel {
  const root = element('div', { class: 'rte-upload' })
  // Not in the tab order: the button opens it.
  const chooser = element('input', { type: 'file', accept: 'image/*', class: 'rte-file', tabindex: '-1', 'aria-hidden': 'true' })
  let running: AbortController | null = null
  let preview: string | null = null
  let end = () => {}

  chooser.addEventListener('change', () => {
    const file = chooser.files?.[0]
    chooser.value = ''
    if (file) upload(file)
  })

  function show(...children: readonly Node[]) {
    const hadFocus = root.contains(document.activeElement)
    root.replaceChildren(chooser, ...children)
    if (!root.isConnected) return
    if (hadFocus) root.querySelector('button')?.focus()
    onResize()
  }

  function stop() {
    running?.abort()
    running = null
    end()
    if (preview !== null) URL.revokeObjectURL(preview)
    preview = null
  }

  function giveUp() {
    stop()
    showFileChooser()
  }

  function showFileChooser() {
    show(chooseButton(words, chooser), element('p', { class: 'rte-hint' }, words.hint))
  }

  function upload(file: File) {
    stop()
    if (!file.type.startsWith('image/')) return fail(file, { refused: words.notAnImage, isFinal: true })
    if (!onImageUpload) return fail(file)
    const controller = new AbortController()
    running = controller
    end = onStart(giveUp)
    preview = URL.createObjectURL(file)
    const progress = progressView(preview, words, giveUp)
    show(...progress.nodes)
    onImageUpload(file, { onProgress: progress.update, signal: controller.signal }).then(
      (answer) => {
        if (controller.signal.aborted) return
        if ('refused' in answer) return fail(file, answer)
        stop()
        onDone(answer)
      },
      () => controller.signal.aborted || fail(file),
    )
  }

  function fail(file: File, refusal?: UploadRefusal) {
    stop()
    const texts = [words.failed, ...(refusal ? [refusal.refused] : [])].map((text) => element('p', {}, text))
    const again = refusal?.isFinal ? [] : [button(words.retry, () => upload(file))]
    show(
      element('div', { class: 'rte-error', role: 'alert' }, ...texts),
      element('div', { class: 'rte-upload-line' }, ...again, chooseButton(words, chooser)),
    )
  }

  showFileChooser()
  return { root, upload, stop }
}
