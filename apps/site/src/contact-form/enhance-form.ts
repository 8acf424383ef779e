import { afterPointerUp } from './after-pointer-up.ts'
import { ignoreImeEnter } from './composing.ts'
import { confirmStep } from './confirm-step.ts'
import { countCharacters } from './counters.ts'
import { saveDraft, restoreDraft } from './draft.ts'
import { partsOf } from './form-parts.ts'
import { watchSections } from './navigator.ts'
import { normalizeValue } from './sent-values.ts'
import { sending } from './sending.ts'
import { createIssueDisplay } from './shown-issues.ts'
import { focusFormError, showFormError } from './submission-error.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

const controlOf = ({ target }: Event): Control | null =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null

/** Two fields that are compared are looked at together. */
const COMPARED: Readonly<Record<string, string>> = { email: 'emailConfirm' }

/** Enhances an HTML form: validates on blur, counts characters, stores local drafts, confirms and sends without leaving the page. */
export const enhanceForm = (form: HTMLFormElement): void => {
  const parts = partsOf(form)
  const issueDisplay = createIssueDisplay(parts)
  const changed = new Set<string>()
  const unpressed = afterPointerUp()
  const notice = restoreDraft(form)
  if (notice !== null) focusFormError(form, notice)
  const recount = countCharacters(parts)
  watchSections(form)
  ignoreImeEnter(form)

  const recheck = (name: string): void => {
    for (const one of [name, COMPARED[name] ?? '']) if (issueDisplay.has(one)) issueDisplay.check(one)
  }

  form.addEventListener('input', (event) => {
    const control = controlOf(event)
    if (control === null) return
    changed.add(control.name)
    recheck(control.name)
    saveDraft(form)
  })

  form.addEventListener('focusout', (event) => {
    const control = controlOf(event)
    if (control === null || !changed.has(control.name)) return
    if (control.type !== 'radio' && control.type !== 'checkbox') {
      const normalized = normalizeValue(control.name, control.value)
      if (normalized !== control.value) {
        control.value = normalized
        recount()
        saveDraft(form)
      }
    }
    const compared = COMPARED[control.name] ?? ''
    unpressed(() => {
      issueDisplay.check(control.name)
      if (changed.has(compared)) issueDisplay.check(compared)
    })
  })

  const submit = sending({
    parts,
    onIssues: (issues) => {
      step.leave()
      issueDisplay.show(issues)?.controls[0]?.focus()
    },
  })

  const step = confirmStep({
    parts,
    isRight: () => issueDisplay.checkAll() === null,
    onOpen: (confirmation) =>
      confirmation.addEventListener('submit', (event) => {
        event.preventDefault()
        const { submitter } = event
        if (!(submitter instanceof HTMLButtonElement)) return
        if (submitter.value === 'edit') step.leave()
        else void submit(confirmation, submitter)
      }),
  })

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    showFormError(form, null)
    const wrong = issueDisplay.checkAll()
    if (wrong === null) step.open()
    else wrong.controls[0]?.focus()
  })
}
