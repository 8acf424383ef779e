import { controlId } from './form-context.ts'
import { isAt, type IssueStore } from './issues/issue-store.ts'
import { reveal } from './writing/writing-view.ts'

const FOCUSABLE = 'input:not([type=hidden]), textarea, button, [contenteditable=true], [tabindex="0"]'

/** Marks the element that contains the control of a path; `focusPath` looks for it. */
export const pathMark = (formId: string, path: string) => ({ 'data-form-path': `${formId}:${path}` })

/** Frames in which an input that was hidden, or that a new form has not rendered yet, may become visible. */
const PATIENCE = 10

const isHidden = (element: Element): boolean => element.closest('[hidden]') !== null || element.getClientRects().length === 0

/** Returns the control that the Tab key would reach first: of radio buttons, the chosen one. */
const firstIn = (element: HTMLElement): HTMLElement | null => {
  const first = element.querySelector<HTMLElement>(FOCUSABLE)
  const group = first?.matches('[type=radio]') === true ? first.closest('[role=radiogroup]') : null
  return group?.querySelector<HTMLElement>(':checked') ?? first
}

const focusFirst = (formId: string, isWanted: (path: string) => boolean, frames = 0): void => {
  // After the paint that shows the messages, so that screen readers announce field and message together.
  requestAnimationFrame(() => {
    const marked = [...document.querySelectorAll<HTMLElement>('[data-form-path]')].filter((element) => {
      const path = element.dataset['formPath'] ?? ''
      return path.startsWith(`${formId}:`) && isWanted(path.slice(formId.length + 1))
    })
    // Of nested marks (a list, a row, a field of the row), the innermost is the field itself.
    const [first] = marked.filter((element) => !marked.some((other) => other !== element && element.contains(other)))
    if (first === undefined) {
      if (frames < PATIENCE) focusFirst(formId, isWanted, frames + 1)
      return
    }
    const path = (first.dataset['formPath'] ?? '').slice(formId.length + 1)
    if (isHidden(first) && frames < PATIENCE) {
      reveal(first, path)
      focusFirst(formId, isWanted, frames + 1)
      return
    }
    const control = document.getElementById(controlId(formId, path))
    const target = control?.matches(FOCUSABLE) === true ? control : firstIn(control ?? first)
    first.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  })
}

/** Focuses the first field in document order that has an issue. */
export const focusPath = (formId: string, issues: IssueStore): void =>
  focusFirst(formId, (path) => issues.get().some((issue) => isAt(issue, path)))

/** Focuses a field by name; its first input if it has several. */
export const focusField = (formId: string, name: string): void => focusFirst(formId, (path) => isAt({ path }, name))

/** Blurs the focused field and focuses it again, so that an input that commits on blur commits now. */
export const leaveField = (): void => {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused.isContentEditable || focused.closest('[data-form-path]') === null) return
  focused.blur()
  focused.focus({ preventScroll: true })
}
