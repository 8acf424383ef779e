import { LOCALES, type Locale } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState, type ReactNode } from 'react'
import { unlocalized } from '../../fields/unlocalized.ts'
import { useInput } from '../../fields/inputs-context.ts'
import { pathMark } from '../focus-path.ts'
import { controlId, useForm } from '../form-context.ts'
import { useShownLanguages } from '../writing/writing-view.ts'
import { EnglishMark } from './english-mark.tsx'
import { FieldControl } from './field-control.tsx'
import type { FieldRowProps } from './field-row-props.ts'
import { RequirementBadge } from './requirement-badge.tsx'
import { TextCounter } from './text-counter.tsx'
import classes from './field-row.module.css'

type SideProps = FieldRowProps & {
  readonly lang: Locale
  readonly labelId: string
  readonly helpId: string | undefined
  readonly mark: ReactNode
}

const Side = ({ field, path, words, lang, labelId, helpId, mark }: SideProps) => {
  const { t } = useLingui()
  const { formId } = useForm()
  const { shape } = useInput(field)
  const id = controlId(formId, path)
  const sideId = `${id}-label`
  const name = lang === 'ja' ? t`日本語` : t`英語`
  return (
    <>
      <div className={classes.sideHead}>
        {shape === 'control' ? (
          <label className={classes.sideLabel} id={sideId} htmlFor={id}>
            {name}
          </label>
        ) : (
          <span className={classes.sideLabel} id={sideId}>
            {name}
          </span>
        )}
        {lang === 'en' && (
          <span className={classes.optional}>
            <Trans>任意</Trans>
          </span>
        )}
        {mark}
        <TextCounter field={field} path={path} />
      </div>
      <FieldControl field={field} path={path} words={words} labelledBy={`${labelId} ${sideId}`} helpId={helpId} lang={lang} />
    </>
  )
}

/** An input in a language that may not be shown. It mounts when it is first shown, and then stays. */
const MaybeSide = ({ isShown, ...side }: SideProps & { readonly isShown: boolean }) => {
  const { formId } = useForm()
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  if (!isShown && !wasShown) return <div hidden {...pathMark(formId, side.path)} />
  return (
    <div className={classes.side} hidden={!isShown}>
      <Side {...side} />
    </div>
  )
}

/** A localized field: Japanese and English side by side, or in a writing screen the chosen one; English is always optional. */
export const LocalizedRow = ({ field, path, words }: FieldRowProps) => {
  const { formId } = useForm()
  const { stacked } = useInput(field)
  const id = controlId(formId, path)
  const labelId = `${id}-label`
  const helpId = words.help === undefined ? undefined : `${id}-help`
  const one = useMemo(() => unlocalized(field), [field])
  const shown = useShownLanguages()
  return (
    <div className={classes.row} role="group" aria-labelledby={labelId}>
      <div className={classes.head}>
        <span className={classes.label} id={labelId}>
          {words.label}
        </span>
        <RequirementBadge field={field} />
      </div>
      {words.help !== undefined && (
        <p className={classes.help} id={helpId}>
          {words.help}
        </p>
      )}
      <div className={classes.pair} data-stacked={stacked} data-one={shown !== 'both' || undefined}>
        {LOCALES.map((lang) => (
          <MaybeSide
            key={lang}
            isShown={shown === 'both' || shown === lang}
            field={one}
            path={`${path}.${lang}`}
            words={words}
            lang={lang}
            labelId={labelId}
            helpId={helpId}
            mark={lang === 'en' && <EnglishMark field={one} path={path} />}
          />
        ))}
      </div>
    </div>
  )
}
