import { validate, type AnyContentType, type Values } from '@captain/content-core'
import { joinWords } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { Progress } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useContent } from '../../content-context.tsx'
import { useLabels } from '../../labels.ts'
import { focusField } from '../focus-path.ts'
import { useForm } from '../form-context.ts'
import type { FormStore } from '../use-form-values.ts'
import classes from './completeness-meter.module.css'

/** Names of the counted fields that publishing still requires. */
const missingOf = (type: AnyContentType, values: Values): readonly string[] => {
  const checked = validate(type, values, 'publish')
  const wrong = new Set(checked.ok ? [] : checked.issues.map(({ path }) => path.split('.')[0]))
  return type.completeness.filter((name) => wrong.has(name))
}

const RECOUNT_DELAY = 250

/** Recounts shortly after the last change, so that typing does not wait. */
const useMissing = (store: FormStore): readonly string[] => {
  const { contentType } = useContent()
  const [missing, setMissing] = useState(() => missingOf(contentType, store.all()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setMissing(missingOf(contentType, store.all())), RECOUNT_DELAY)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [contentType, store])
  return missing
}

type CompletenessMeterProps = { readonly store: FormStore; readonly onGo?: () => void }

/** Shows how many of the counted fields are complete for publishing, and links to the others. */
export const CompletenessMeter = ({ store, onGo }: CompletenessMeterProps) => {
  const { t } = useLingui()
  const { contentType, locale } = useContent()
  const { fieldLabel } = useLabels()
  const { formId } = useForm()
  const missing = useMissing(store)
  const all = contentType.completeness.length
  const given = all - missing.length
  const go = (name: string) => {
    onGo?.()
    focusField(formId, name)
  }
  return (
    <div className={classes.root}>
      <p className={classes.count}>
        <Trans>
          必須 {given}/{all}
        </Trans>
      </p>
      <Progress value={(given / all) * 100} size="sm" color={given === all ? 'green' : undefined} aria-label={t`必須項目の入力状況`} />
      {missing.length > 0 && (
        <p className={classes.missing}>
          <Trans>未入力：</Trans>
          {missing.map((name, position) => (
            <span key={name}>
              {position > 0 && joinWords(locale, ['', ''])}
              <button type="button" className={classes.name} onClick={() => go(name)}>
                {fieldLabel(name)}
              </button>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
