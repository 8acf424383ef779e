import { titleOf, type AnyContentType, type RecordResponse, type State } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import type { Locale } from '@captain/locale'
import { StateDot } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, SegmentedControl } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useContent } from '../content-context.tsx'
import { isPublishedByTransition } from '../form/is-published-by-transition.ts'
import { useLabels } from '../labels.ts'
import { isLocked } from '../workflows/legal/is-locked.ts'
import { useNavigateTo } from '../navigation.tsx'
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

const isUpToDate = (record: RecordResponse) => PUBLIC_STATES.has(record.state) && record.hasUnpublishedChanges !== true

/** Versions of legal documents are published once; other records whenever there are changes. */
const isPublishable = (type: AnyContentType, record: RecordResponse) =>
  isPublishedByTransition(type) && type.rights?.operations.includes('publish') !== false && !isUpToDate(record) && !isLocked(type, record)

/** Shows the previewed state with actions: language, width, edit, publish. */
export const PreviewBar = ({ record, lang, onLang, width, onWidth, onPublished }: PreviewBarProps) => {
  const { t } = useLingui()
  const { tenant, contentType, canWrite, locale } = useContent()
  const { typeName } = useLabels()
  const go = useNavigateTo()
  const edit = () => go(untypedPath(tenant, contentType, 'edit', { id: record.id }))
  const title = titleOf(contentType, record, locale) || typeName
  const publish = usePreviewPublish({ record, onEdit: edit, onPublished })

  return (
    <header className={classes.bar}>
      <h1 className={classes.title} tabIndex={-1} data-page-heading>
        {isUpToDate(record) ? <Trans>プレビュー中（公開中の内容）</Trans> : <Trans>プレビュー中（未公開）</Trans>}
      </h1>
      <span className={classes.name}>{title}</span>
      {record.state !== 'plain' && <StateDot state={record.state} />}
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
        {contentType.screens.includes('edit') && (
          <Button variant="default" size="xs" leftSection={<IconPencil size={15} />} onClick={() => void edit()}>
            {canWrite && !isLocked(contentType, record) ? <Trans>編集</Trans> : <Trans>内容を見る</Trans>}
          </Button>
        )}
        {canWrite && isPublishable(contentType, record) && (
          <Button size="xs" onClick={() => void publish()}>
            <Trans>公開する</Trans>
          </Button>
        )}
      </div>
    </header>
  )
}
