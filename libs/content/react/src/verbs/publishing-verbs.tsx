import { titleOf } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useContent } from '../content-context.tsx'
import { TimeDialog } from '../form/publish-time/load-dialog.ts'
import { publishingMenu } from '../form/publishing/publishing-menu.ts'
import { usePublication } from '../form/publishing/use-publication.ts'
import type { RunTransition } from '../form/publishing/use-publishing.ts'
import type { RecordForm } from '../form/use-record-form.ts'
import { useLabels } from '../labels.ts'
import { useOfferVerbs, type Verb } from './use-offer-verbs.ts'
import { useSubject } from './use-subject.ts'

export type PublishingVerbsProps = { readonly form: RecordForm; readonly isDirty: boolean; readonly onTransition: RunTransition }

/** Offers the acts of the publishing menu that ask for a time, or undo one, to the command palette. Renders only their dialog. */
export const PublishingVerbs = ({ form, isDirty, onTransition }: PublishingVerbsProps) => {
  const { t } = useLingui()
  const { contentType, locale } = useContent()
  const { typeName } = useLabels()
  const publication = usePublication(form.record, isDirty)
  const [asked, setAsked] = useState<'start' | 'end' | null>(null)
  const verbs: Readonly<Record<string, Verb>> = {
    now: { verb: 'publishNow', label: t`今すぐ公開する`, run: () => onTransition('publish', { times: { publishFrom: null } }) },
    start: { verb: 'schedule', label: t`日時を指定して公開…`, run: () => setAsked('start') },
    end: { verb: 'endAt', label: t`公開終了日時を指定…`, run: () => setAsked('end') },
  }
  const values = form.store.all()
  useOfferVerbs(
    contentType.rights?.operations.includes('publish') === false ? [] : publishingMenu(publication).flatMap((item) => verbs[item] ?? []),
    useSubject(form.record),
  )
  if (asked === null) return null
  return (
    <TimeDialog
      kind={asked}
      title={titleOf(contentType, values, locale) || typeName}
      values={values}
      changed={form.changed}
      onClose={() => setAsked(null)}
      onChoose={(times) => {
        setAsked(null)
        onTransition('publish', { times, isConfirmed: true })
      }}
    />
  )
}
