import type { MouseEvent, ReactNode } from 'react'
import classes from './section-links.module.css'
import { useCurrentSection } from './use-current-section.ts'

export type SectionLink = {
  /** Of the section's element; its heading is `{id}-title` and can take the focus. */
  readonly id: string
  readonly name: ReactNode
  /** Stands behind the name, such as a dot where something is to be put right. */
  readonly mark?: ReactNode
}

type SectionLinksProps = {
  readonly label: string
  readonly sections: readonly SectionLink[]
  /** Called before the way to a section is taken, such as to close the sheet that holds the links. */
  readonly onGo?: (() => void) | undefined
}

/** The sections of a long page as links that stay in view; the one that is being read is marked. */
export const SectionLinks = ({ label, sections, onGo }: SectionLinksProps) => {
  const current = useCurrentSection(sections.map(({ id }) => id))
  const goTo = (id: string) => (event: MouseEvent) => {
    event.preventDefault()
    onGo?.()
    // After a sheet has closed and given the focus back.
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
