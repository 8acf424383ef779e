import { isProvisionalSlug, slugField } from '@captain/content-core'
import { RestoreFocus } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useId, useMemo } from 'react'
import { useContent } from '../../content-context.tsx'
import { useLabels } from '../../labels.ts'
import { usePathLabel } from '../../path-label.ts'
import { withMessages } from '../../with-messages.tsx'
import { FieldRow } from '../fields/field-row.tsx'
import { focusField } from '../focus-path.ts'
import { FormContext, useForm } from '../form-context.ts'
import { useIssueMessage } from '../issues/use-issue.ts'
import classes from './missing-dialog.module.css'
import type { Missing } from './missing.ts'
import { PUBLISHING_MESSAGES } from './own-messages.ts'

type MissingDialogProps = {
  readonly missing: Missing
  readonly onClose: () => void
  /** Called before a field of the form takes the focus. */
  readonly onGo: () => void
  /** Publishes without a further question. */
  readonly onPublish: () => void
}

const PHONE = '(max-width: 48em)'

type IssueLinksProps = { readonly paths: readonly string[]; readonly onGo: (path: string) => void }

/** The fields that publishing still requires, each a link to its input. */
const IssueLinks = ({ paths, onGo }: IssueLinksProps) => {
  const { issues } = useForm()
  const labelOf = usePathLabel()
  const messageOf = useIssueMessage()
  return (
    <ul className={classes.list}>
      {paths.map((path) => {
        const issue = issues.get().find((one) => one.path === path)
        return (
          <li key={path}>
            <button type="button" className={classes.field} onClick={() => onGo(path)}>
              {labelOf(path)}
            </button>
            {issue !== undefined && <span className={classes.why}>{messageOf(issue)}</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** The address of the record, with its offers; it is the same value as that of the form behind the dialog. */
const Address = ({ name, formId }: { readonly name: string; readonly formId: string }) => {
  const shared = useForm()
  const { fieldWords } = useLabels()
  const field = shared.contentType.fields[name]
  const own = useMemo(() => ({ ...shared, formId }), [shared, formId])
  if (field === undefined) return null
  return (
    <FormContext value={own}>
      <FieldRow field={field} path={name} words={fieldWords(name)} />
    </FormContext>
  )
}

const isMissing = (address: unknown): boolean => typeof address !== 'string' || isProvisionalSlug(address)

/** Lists at once what publishing still requires. The address is chosen here and, if nothing else is missing, the record published. */
const Dialog = ({ missing: { paths, question, effects }, onClose, onGo, onPublish }: MissingDialogProps) => {
  const { contentType } = useContent()
  const { formId, values } = useForm()
  const addressFormId = useId()
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const slug = slugField(contentType)
  const others = paths.filter((path) => path !== slug)
  const isReady = others.length === 0
  const go = (path: string) => {
    onClose()
    onGo()
    focusField(formId, path)
  }
  const publish = () => {
    if (slug !== null && isMissing(values.get(slug))) return focusField(addressFormId, slug)
    onPublish()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={isReady ? question.title : <Trans>まだ公開できません</Trans>}
      withCloseButton={false}
      centered
      fullScreen={isPhone}
      closeOnClickOutside={false}
    >
      <RestoreFocus />
      <div className={classes.root}>
        {isReady ? (
          <div>{question.body}</div>
        ) : (
          <>
            <p className={classes.lead}>
              <Trans>公開するには、次の項目を入力します。項目名を押すと、その欄に移ります。</Trans>
            </p>
            <IssueLinks paths={others} onGo={go} />
          </>
        )}
        {slug !== null && paths.includes(slug) && <Address name={slug} formId={addressFormId} />}
        {isReady && effects.length > 0 && (
          <ul className={classes.effects}>
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {isReady ? <Trans>キャンセル</Trans> : <Trans>閉じる</Trans>}
          </Button>
          {isReady && <Button onClick={publish}>{question.confirmLabel}</Button>}
        </div>
      </div>
    </Modal>
  )
}

/** The dialog with its messages. */
export const MissingDialog = withMessages(Dialog, PUBLISHING_MESSAGES)
