import { useContent, useFailureText, useLabels } from '@captain/content-react'
import { FormDrawer } from '@captain/content-react/form-parts'
import type { Locale } from '@captain/locale'
import { ErrorState, PageHeader, StateDot } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { ActionIcon, SegmentedControl, Skeleton, Tooltip } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { ChecklistPanel } from './checklist-panel.tsx'
import classes from './landing.module.css'
import { LiveCard } from './live-card.tsx'
import { StatusPanel } from './status-panel.tsx'
import { useCardTexts } from './use-card-texts.ts'
import { useLanding, type Landing } from './use-landing.ts'

const LANGUAGES: { value: Locale; label: string }[] = [
  { value: 'ja', label: '日本語' },
  { value: 'en', label: 'English' },
]

const lacksEnglish = ({ heroTitle, lead, body }: Landing): boolean => heroTitle.en === null || lead.en === null || body.en === null

const Coming = () => <Skeleton className={classes.coming} radius={14} />

const Card = ({ record }: { readonly record: Landing }) => {
  const { t } = useLingui()
  const { locale } = useContent()
  const [lang, setLang] = useState<Locale>(locale)
  const texts = useCardTexts(lang)
  const isFallback = lang === 'en' && lacksEnglish(record)
  return (
    <section className={classes.live} aria-labelledby="live-title">
      <div className={classes.bar}>
        <h2 className={classes.caption} id="live-title">
          {t`公開ページの見え方`}
        </h2>
        <SegmentedControl
          size="xs"
          data={LANGUAGES}
          value={lang}
          onChange={(chosen) => setLang(chosen)}
          aria-label={t({ message: '表示する言語', context: 'ランディング' })}
        />
      </div>
      {!record.isPublished && <p className={classes.note}>{t`まだ公開していません。公開すると、訪問者には次のように表示されます。`}</p>}
      {isFallback && <p className={classes.note}>{t`英語がまだない項目は、日本語で表示されます。`}</p>}
      {texts === undefined ? <Coming /> : <LiveCard record={record} lang={lang} texts={texts} />}
    </section>
  )
}

/** The page of the studio as visitors see it; next to it the site's status and the open tasks. */
export const Screen = () => {
  const { canWrite } = useContent()
  const { typeName } = useLabels()
  const { t } = useLingui()
  const describe = useFailureText()
  const { record, error, isFetching, retry } = useLanding()
  const [isEditing, setEditing] = useState(false)

  const live = () => {
    if (record !== undefined) return <Card record={record} />
    if (error === null) return <Coming />
    return (
      <ErrorState title={t({ message: '読み込めませんでした', context: 'ランディング' })} onRetry={retry} retrying={isFetching}>
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
            {!canWrite && <span className={classes.readOnly}>{t({ message: '閲覧のみ', context: 'ランディング' })}</span>}
            {record !== undefined && (
              <StateDot state={record.isPublished ? 'on' : 'off'} label={record.isPublished ? t`公開中` : t`非公開`} />
            )}
          </>
        }
        actions={
          canWrite && record !== undefined ? (
            <Tooltip label={t`編集`}>
              <ActionIcon variant="default" size={36} aria-label={t`編集`} onClick={() => setEditing(true)}>
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
      {isEditing && <FormDrawer title={t`ランディングの編集`} onClose={() => setEditing(false)} />}
    </div>
  )
}
