import { sectionOf } from './contact-fields.ts'

const steps = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.section-navigator [data-step]')]

/** Marks the current section in the navigator. */
export const markCurrent = (step: string): void => {
  for (const item of steps()) {
    const name = item.querySelector('a, [aria-current]') ?? item.firstElementChild
    if (item.dataset['step'] === step) name?.setAttribute('aria-current', 'step')
    else name?.removeAttribute('aria-current')
  }
}

/** Marks the parts in which these fields are wrong, and no others. */
export const markWrongSections = (fields: readonly string[]): void => {
  const wrong: ReadonlySet<string | null> = new Set(fields.map(sectionOf))
  for (const item of steps()) {
    const isWrong = wrong.has(item.dataset['step'] ?? '')
    item.toggleAttribute('data-wrong', isWrong)
    const words = item.querySelector<HTMLElement>('.step-trouble')
    if (words !== null) words.hidden = !isWrong
  }
}

/** The band below the header in which the part being filled in stands. */
const BAND = '-35% 0px -60% 0px'

/** Marks the current section while the visitor scrolls or moves through the form by keyboard. */
export const watchSections = (form: HTMLFormElement): void => {
  const nameOf = (section: Element): string => section.id.replace('contact-section-', '')
  const watched = new IntersectionObserver(
    (entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting)
      if (seen !== undefined && !form.hidden) markCurrent(nameOf(seen.target))
    },
    { rootMargin: BAND },
  )
  for (const section of form.querySelectorAll('.contact-section')) watched.observe(section)
  form.addEventListener('focusin', ({ target }) => {
    const section = target instanceof Element ? target.closest('.contact-section') : null
    if (section !== null) markCurrent(nameOf(section))
  })
}
