import { afterPress } from './after-press.ts'
import { keepComposing } from './composing.ts'
import { confirmStep } from './confirm-step.ts'
import { countCharacters } from './counters.ts'
import { keepDraft, restoreDraft } from './draft.ts'
import { partsOf } from './form-parts.ts'
import { followSections } from './navigator.ts'
import { inKeptForm } from './sent-values.ts'
import { sending } from './sending.ts'
import { toldIssues } from './told-issues.ts'
import { leadToTrouble, showTrouble } from './trouble.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

const controlOf = ({ target }: Event): Control | null =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null

/** Two fields that are compared are looked at together. */
const COMPARED: Readonly<Record<string, string>> = { email: 'emailConfirm' }

/** Enhances an HTML form: validates on blur, counts characters, stores local drafts, confirms and sends without leaving the page. */
export const enhanceForm = (form: HTMLFormElement): void => {
  const parts = partsOf(form)
  const told = toldIssues(parts)
  const changed = new Set<string>()
  const unpressed = afterPress()
  const notice = restoreDraft(form)
  if (notice !== null) leadToTrouble(form, notice)
  const recount = countCharacters(parts)
  followSections(form)
  keepComposing(form)

  const recheck = (name: string): void => {
    for (const one of [name, COMPARED[name] ?? '']) if (told.has(one)) told.check(one)
  }

  form.addEventListener('input', (event) => {
    const control = controlOf(event)
    if (control === null) return
    changed.add(control.name)
    recheck(control.name)
    keepDraft(form)
  })

  form.addEventListener('focusout', (event) => {
    const control = controlOf(event)
    if (control === null || !changed.has(control.name)) return
    if (control.type !== 'radio' && control.type !== 'checkbox') {
      const kept = inKeptForm(control.name, control.value)
      if (kept !== control.value) {
        control.value = kept
        recount()
        keepDraft(form)
      }
    }
    const compared = COMPARED[control.name] ?? ''
    unpressed(() => {
      told.check(control.name)
      if (changed.has(compared)) told.check(compared)
    })
  })

  const submit = sending({
    parts,
    onIssues: (issues) => {
      step.leave()
      told.tell(issues)?.controls[0]?.focus()
    },
  })

  const step = confirmStep({
    parts,
    isRight: () => told.checkAll() === null,
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
    showTrouble(form, null)
    const wrong = told.checkAll()
    if (wrong === null) step.open()
    else wrong.controls[0]?.focus()
  })
}
