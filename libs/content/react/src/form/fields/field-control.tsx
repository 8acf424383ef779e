import { nestedFields, rightOfField, type AnyContentType, type AnyField, type ErasedFieldMessages } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { isInOverlay } from './is-in-overlay.ts'
import { Trans } from '@lingui/react/macro'
import { memo, useCallback, type FocusEvent } from 'react'
import { useInput } from '../../fields/inputs-context.ts'
import { pathMark } from '../focus-path.ts'
import { controlId, useForm } from '../form-context.ts'
import { useContent } from '../../content-context.tsx'
import { ReadValue } from '../read-only/read-value.tsx'
import { useIssue, useWarning } from '../issues/use-issue.ts'
import classes from './field-row.module.css'
import { usePasteLimit } from './use-paste-limit.ts'

type FieldControlProps = {
  readonly field: AnyField
  readonly path: string
  readonly words: ErasedFieldMessages
  readonly labelledBy: string
  readonly helpId: string | undefined
  readonly lang?: Locale
}

const NOTHING = { records: {}, media: {}, accounts: {} }

type Place = Pick<FieldControlProps, 'field' | 'path' | 'lang'>

/** Whether the reader's role writes other languages only. */
const isFixedIn = (type: AnyContentType, { field, path, lang }: Place): boolean => {
  const languages = type.rights?.languages ?? null
  if (languages === null || rightOfField(type, path.split('.')[0] ?? '') !== 'update') return false
  return lang === undefined ? nestedFields(field) === null : !languages.includes(lang)
}

/** One value: its input and its issue. Typing renders only this component. */
export const FieldControl = memo(({ field, path, words, labelledBy, helpId, lang }: FieldControlProps) => {
  const { formId, values, left } = useForm()
  const { Input, room, issues, isChosen } = useInput(field)
  const value = values.useValue(path)
  const { contentType, locale } = useContent()
  const issue = useIssue(path, issues, isChosen)
  const odd = useWarning(path, issues)
  const warning = issue === null ? odd : null
  const { isRefused, handlers } = usePasteLimit(value)
  const onChange = useCallback((next: unknown) => values.set(path, next), [values, path])
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget) && !isInOverlay(event.relatedTarget)) left(path)
  }
  const id = controlId(formId, path)
  const issueId = `${id}-issue`
  const refusalId = `${id}-refusal`
  const parts = [helpId, issue === null && warning === null ? undefined : issueId, isRefused ? refusalId : undefined]
  const describedBy = parts.filter((one) => one !== undefined).join(' ')
  if (isFixedIn(contentType, { field, path, lang }))
    return <ReadValue field={field} value={value} words={words} included={NOTHING} locale={locale} {...(lang !== undefined && { lang })} />
  return (
    <div
      className={classes.control}
      data-room={typeof room === 'function' ? room(field.config) : room}
      onBlur={onBlur}
      {...handlers}
      {...pathMark(formId, path)}
    >
      <Input
        field={field}
        words={words}
        path={path}
        value={value}
        onChange={onChange}
        id={id}
        labelledBy={labelledBy}
        describedBy={describedBy === '' ? undefined : describedBy}
        invalid={issue !== null}
        lang={lang}
      />
      {isRefused && (
        <p className={classes.issue} id={refusalId} role="alert">
          <Trans>内容が長すぎるため、貼り付けませんでした。いくつかに分けて貼り付けてください。</Trans>
        </p>
      )}
      {issue !== null && (
        <p className={classes.issue} id={issueId}>
          {issue}
        </p>
      )}
      {warning !== null && (
        <p className={classes.issue} data-tone="warning" id={issueId}>
          <span>
            <span className={classes.warns}>
              <Trans>確認：</Trans>
            </span>
            {warning}
          </span>
        </p>
      )}
    </div>
  )
})
