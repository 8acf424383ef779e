import type { ReactNode } from 'react'
import classes from './profile.module.css'
import { useSectionNames, type SectionId } from './section-names.ts'

type ProfileSectionProps = { readonly id: SectionId; readonly intro?: ReactNode; readonly children: ReactNode }

/** One section of the profile; its id is a link target. */
export const ProfileSection = ({ id, intro, children }: ProfileSectionProps) => {
  const names = useSectionNames()
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={classes.heading} tabIndex={-1}>
        {names[id]}
      </h2>
      {intro !== undefined && <p className={classes.intro}>{intro}</p>}
      {children}
    </section>
  )
}
