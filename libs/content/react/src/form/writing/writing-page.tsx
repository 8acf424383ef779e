import { lazyPart } from '@captain/ui'
import { SectionContent } from '../layout/form-section.tsx'
import { FormSection } from '../layout/form-sections.tsx'
import { sectionId } from '../sidebar/section-id.ts'
import type { WritingLayout } from './writing-layout.ts'
import { useShownLanguages } from './writing-view.ts'
import classes from './writing.module.css'

const WritingTools = lazyPart(async () => (await import('./tools/tools-with-messages.ts')).WritingTools, {
  loading: <div className={classes.tools} />,
})

type WritingPageProps = { readonly formId: string; readonly layout: WritingLayout }

/** Title and text as a page, and below them the sections that need its width. */
export const WritingPage = ({ formId, layout: { head, page } }: WritingPageProps) => {
  const languages = useShownLanguages()
  return (
    <div className={classes.page} data-languages={languages}>
      <WritingTools />
      <section id={sectionId(formId, head.section)} className={classes.head}>
        <SectionContent section={head.section} names={head.names} />
      </section>
      {page.map(({ section, names }) => (
        <FormSection key={section} formId={formId} section={section} names={names} isTitleHidden={names.length === 1} />
      ))}
    </div>
  )
}
