import type { MouseEvent, ReactNode } from 'react'
import classes from './section-links.module.css'
import { useCurrentSection } from './use-current-section.ts'

export type SectionLink = {
  /** Id of the section's element; its heading is `{id}-title` and is focusable. */
  readonly id: string
  readonly name: ReactNode
  /** Mark after the name, such as a dot for sections with errors. */
  readonly mark?: ReactNode
}

type SectionLinksProps = {
  readonly label: string
  readonly sections: readonly SectionLink[]
  /** Called before the jump to a section, for example to close the sheet that contains the links. */
  readonly onGo?: (() => void) | undefined
}

/** Renders links to the sections of a long page, always in view; marks the current section. */
export const SectionLinks = ({ label, sections, onGo }: SectionLinksProps) => {
  const current = useCurrentSection(sections.map(({ id }) => id))
  const goTo = (id: string) => (event: MouseEvent) => {
    event.preventDefault()
    onGo?.()
    // Waits until a closing sheet has returned the focus.
    requestAnimationFrame(() => {
      document.getElementById(id)?.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
      document.getElementById(`${id}-title`)?.focus({ preventScroll: true })
    })
  }
  return (
    <nav aria-label={label} className={classes.nav}>
      {sections.map(({ id, name, mark }) => (
        <a key={id} className={classes.link} href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={goTo(id)}>
          {name}
          {mark}
        </a>
      ))}
    </nav>
  )
}
