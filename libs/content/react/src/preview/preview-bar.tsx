import { currentClock, titleOf, type AnyContentType, type RecordResponse, type State } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import type { Locale } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, SegmentedControl } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useContent } from '../content-context.tsx'
import { isPublishedByTransition } from '../form/is-published-by-transition.ts'
import { publishingActionOf, stateNow, timesOf, type Publication } from '../form/publishing/publication.ts'
import { publishingTexts } from '../form/publishing/publishing-texts.ts'
import { StateLine } from '../form/publishing/state-line.tsx'
import { useLabels } from '../labels.ts'
import { isLocked } from '../workflows/legal/is-locked.ts'
import { useNavigateTo } from '../navigation.tsx'
import { PreviewVerbs } from '../verbs/load-verbs.ts'
import { PREVIEW_WIDTHS, type PreviewWidth } from './preview-frame.tsx'
import classes from './preview.module.css'
import { usePreviewPublish } from './use-preview-publish.ts'

type PreviewBarProps = {
  readonly record: RecordResponse
  readonly lang: Locale
  readonly onLang: (lang: Locale) => void
  readonly width: PreviewWidth
  readonly onWidth: (width: PreviewWidth) => void
  readonly onPublished: () => void
}

const PUBLIC_STATES: ReadonlySet<State> = new Set(['on', 'published', 'inForce'])

/** Whether the previewed values are those that the public sees or will see. */
const isUpToDate = (record: RecordResponse) => record.hasUnpublishedChanges !== true

/** The stored record without a form. */
const publicationNow = ({ workflow }: AnyContentType, record: RecordResponse): Publication => ({
  workflow,
  record,
  entered: timesOf(record),
  isDirty: false,
  now: currentClock().now,
})

/** Versions of legal documents are published once; other records whenever there are changes. */
const isPublishable = (type: AnyContentType, record: RecordResponse) =>
  isPublishedByTransition(type) &&
  type.rights?.operations.includes('publish') !== false &&
  publishingActionOf(publicationNow(type, record)).kind !== 'none' &&
  !isLocked(type, record)

/** What is previewed, as far as the public is concerned. */
const Heading = ({ record, state }: { readonly record: RecordResponse; readonly state: State }) => {
  if (isUpToDate(record) && PUBLIC_STATES.has(state)) return <Trans>プレビュー中（公開中の内容）</Trans>
  if (isUpToDate(record) && state === 'scheduled') return <Trans>プレビュー中（公開前の内容）</Trans>
  return <Trans>プレビュー中（未公開）</Trans>
}

/** Shows the previewed state with actions: language, width, edit, publish. */
export const PreviewBar = ({ record, lang, onLang, width, onWidth, onPublished }: PreviewBarProps) => {
  const { t, i18n } = useLingui()
  const { tenant, contentType, canWrite, locale } = useContent()
  const { typeName } = useLabels()
  const now = currentClock().now
  const label = publishingTexts({ page: i18n, locale, contentType }).publishLabel(record, now)
  const go = useNavigateTo()
  const edit = () => go(untypedPath(tenant, contentType, 'edit', { id: record.id }))
  const title = titleOf(contentType, record, locale) || typeName
  const publish = usePreviewPublish({ record, onEdit: edit, onPublished })
  const mayPublish = canWrite && isPublishable(contentType, record)
  const hasForm = contentType.screens.includes('edit')

  return (
    <header className={classes.bar}>
      <h1 className={classes.title} tabIndex={-1} data-page-heading>
        <Heading record={record} state={stateNow(publicationNow(contentType, record)) ?? record.state} />
      </h1>
      <span className={classes.name}>{title}</span>
      <StateLine record={record} />
      <div className={classes.acts}>
        <SegmentedControl
          size="xs"
          aria-label={t`表示する言語`}
          value={lang}
          onChange={(value) => onLang(value === 'en' ? 'en' : 'ja')}
          data={[
            { value: 'ja', label: t`日本語` },
            { value: 'en', label: t`英語` },
          ]}
        />
        <div className={classes.widths}>
          <SegmentedControl
            size="xs"
            aria-label={t`表示する幅`}
            value={width}
            onChange={(value) => onWidth(PREVIEW_WIDTHS.find((one) => one === value) ?? 'full')}
            data={PREVIEW_WIDTHS.map((one) => ({ value: one, label: one === 'full' ? t`全幅` : one }))}
          />
        </div>
        {hasForm && (
          <Button variant="default" size="xs" leftSection={<IconPencil size={15} />} onClick={() => void edit()}>
            {canWrite && !isLocked(contentType, record) ? <Trans>編集</Trans> : <Trans>内容を見る</Trans>}
          </Button>
        )}
        {mayPublish && (
          <Button size="xs" onClick={() => void publish()}>
            {label}
          </Button>
        )}
      </div>
      <PreviewVerbs
        record={record}
        lang={lang}
        onLang={onLang}
        onEdit={hasForm ? () => void edit() : null}
        onPublish={mayPublish ? () => void publish() : null}
      />
    </header>
  )
}
