import { useContent, useFailureText, useLabels } from '@captain/content-react'
import { FormDrawer } from '@captain/content-react/form-parts'
import type { Locale } from '@captain/locale'
import { ErrorState, PageHeader, StateDot } from '@captain/ui'
import { ActionIcon, SegmentedControl, Skeleton, Tooltip } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useWords } from '../use-words.ts'
import { ChecklistPanel } from './checklist-panel.tsx'
import classes from './landing.module.css'
import { LiveCard } from './live-card.tsx'
import { StatusPanel } from './status-panel.tsx'
import { useLanding, type Landing } from './use-landing.ts'

const LANGUAGES = [
  { value: 'ja', label: '日本語' },
  { value: 'en', label: 'English' },
]

const lacksEnglish = ({ heroTitle, lead, body }: Landing): boolean => heroTitle.en === null || lead.en === null || body.en === null

const Card = ({ record }: { readonly record: Landing }) => {
  const words = useWords()
  const { locale } = useContent()
  const [lang, setLang] = useState<Locale>(locale)
  const isFallback = lang === 'en' && lacksEnglish(record)
  return (
    <section className={classes.live} aria-labelledby="live-title">
      <div className={classes.bar}>
        <h2 className={classes.caption} id="live-title">
          {words.asVisitors}
        </h2>
        <SegmentedControl
          size="xs"
          data={LANGUAGES}
          value={lang}
          onChange={(chosen) => setLang(chosen as Locale)}
          aria-label={words.cardLanguage}
        />
      </div>
      {!record.isPublished && <p className={classes.note}>{words.hiddenHelp}</p>}
      {isFallback && <p className={classes.note}>{words.noEnglish}</p>}
      <LiveCard record={record} lang={lang} />
    </section>
  )
}

const Coming = () => <Skeleton className={classes.coming} radius={14} />

/** The page of the studio as visitors see it; beside it how the site stands, and what is still to prepare. */
export const Screen = () => {
  const { canWrite } = useContent()
  const { typeName } = useLabels()
  const words = useWords()
  const describe = useFailureText()
  const { record, error, isFetching, retry } = useLanding()
  const [isEditing, setEditing] = useState(false)

  const live = () => {
    if (record !== undefined) return <Card record={record} />
    if (error === null) return <Coming />
    return (
      <ErrorState title={words.loadFailed} onRetry={retry} retrying={isFetching}>
        {describe(error)}
      </ErrorState>
    )
  }

  return (
    <div className={classes.root}>
      <PageHeader
        title={typeName}
        meta={
          <>
            {!canWrite && <span className={classes.readOnly}>{words.readOnly}</span>}
            {record !== undefined && (
              <StateDot state={record.isPublished ? 'on' : 'off'} label={record.isPublished ? words.isPublic : words.isHidden} />
            )}
          </>
        }
        actions={
          canWrite && record !== undefined ? (
            <Tooltip label={words.edit}>
              <ActionIcon variant="default" size={36} aria-label={words.edit} onClick={() => setEditing(true)}>
                <IconPencil size={18} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
          ) : undefined
        }
      />
      <div className={classes.layout}>
        {live()}
        <div className={classes.side}>
          <StatusPanel />
          {record !== undefined && <ChecklistPanel record={record} />}
        </div>
      </div>
      {isEditing && <FormDrawer title={words.drawer} onClose={() => setEditing(false)} />}
    </div>
  )
}
