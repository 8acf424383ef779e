import type { AnyContentType } from '@captain/content-core'
import { readLocalStorageValue, useLocalStorage } from '@mantine/hooks'
import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useContent } from '../../content-context.tsx'
import { useLabels } from '../../labels.ts'
import { SectionContent } from '../layout/form-section.tsx'
import { sectionId } from '../sidebar/section-id.ts'
import { IssueMark } from '../sidebar/section-navigator.tsx'
import type { Part, WritingLayout } from './writing-layout.ts'
import classes from './writing.module.css'

type Folds = Readonly<Record<string, boolean>>

const KEY = 'captain-folds'

/** A section is open at first if it has fields without which the record can't be published. */
const isNeeded = (type: AnyContentType, { names }: Part): boolean => names.some((name) => (type.fields[name]?.required ?? false) !== false)

type RailSectionsProps = { readonly formId: string; readonly layout: WritingLayout }

/** The sections next to the page, each in a fold that this browser remembers. */
export const RailSections = ({ formId, layout }: RailSectionsProps) => {
  const { contentType } = useContent()
  const { sectionLabel } = useLabels()
  const key = `${KEY}-${contentType.name}`
  const [atFirst] = useState(() => readLocalStorageValue<Folds>({ key, defaultValue: {} }))
  const [, remember] = useLocalStorage<Folds>({ key, defaultValue: {} })
  return layout.rail.map((part) => (
    <details
      key={part.section}
      id={part.section === layout.head.section ? undefined : sectionId(formId, part.section)}
      className={classes.fold}
      open={atFirst[part.section] ?? isNeeded(contentType, part)}
      onToggle={({ currentTarget: { open } }) => remember((folds) => ({ ...folds, [part.section]: open }))}
    >
      <summary className={classes.summary}>
        <IconChevronRight className={classes.arrow} size={16} aria-hidden />
        <h2 className={classes.foldTitle}>{sectionLabel(part.section)}</h2>
        <IssueMark names={part.names} />
      </summary>
      <SectionContent section={part.section} names={part.names} />
    </details>
  ))
}
