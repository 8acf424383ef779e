import { isProvisionalSlug, slugFrom, workflowOf } from '@captain/content-core'
import { normaliserFor, asRecord } from '@captain/validation'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useContent } from '../../content-context.tsx'
import { useForm } from '../../form/form-context.ts'
import { useLabels } from '../../labels.ts'
import { controlProps } from '../control-props.tsx'
import { ConversionNotice } from '../conversion-notice.tsx'
import type { InputProps } from '../input-definition.ts'
import notice from '../notice.module.css'
import { useNormalisedText } from '../use-normalised-text.ts'
import { useUniqueCheck } from '../use-unique-check.ts'
import { hasKanji } from './offers.ts'
import { SlugOffers } from './slug-offers.tsx'
import classes from './input.module.css'

const normalise = normaliserFor(['slug'])

const englishOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  const { en: english } = asRecord(value)
  return typeof english === 'string' ? english : ''
}

/** A public slug, checked for uniqueness while typing, with addresses that can be made from the title or the date. */
export const SlugInput = (props: InputProps<'slug'>) => {
  const { t } = useLingui()
  const { contentType, locale } = useContent()
  const { fieldLabel } = useLabels()
  const { field, path, value, onChange } = props
  const source = field.config.from
  const title = useForm().values.useValue(source ?? path)
  const taken = useUniqueCheck(path, value)
  const { change, handlers } = useNormalisedText((text) => onChange(text === '' ? null : text), normalise)
  const made = source === null ? '' : slugFrom(englishOf(title))
  const isDecided = typeof value === 'string' && value !== '' && !isProvisionalSlug(value)
  const sourceLabel = source === null ? '' : fieldLabel(source)
  const hints = [
    ...(made === '' && source !== null ? [t`英語の${sourceLabel}を入力すると、ボタンで作れます。`] : []),
    ...(source !== null && hasKanji(title) ? [t`漢字の読み方は分からないため、ローマ字では作れません。`] : []),
    workflowOf(contentType.workflow).exposure === 'transition'
      ? t`空欄のまま保存すると、仮のURLが付きます。`
      : made === ''
        ? t`空欄のまま保存すると、自動で付きます。`
        : t`空欄のまま保存すると、英語の${sourceLabel}から付きます。`,
  ]
  return (
    <>
      <div className={classes.line}>
        <TextInput
          {...controlProps(props)}
          className={classes.box}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="url"
          value={typeof value === 'string' ? value : ''}
          {...handlers}
        />
      </div>
      <ConversionNotice change={change} />
      {source !== null && <SlugOffers title={title} titleLabel={sourceLabel} isDecided={isDecided} onChoose={onChange} />}
      <div role="status">
        {taken === 'free' && !props.invalid && (
          <p className={notice.notice} data-tone="success">
            <Trans>使えます。</Trans>
          </p>
        )}
        {taken === 'unchecked' && !props.invalid && (
          <p className={notice.notice}>
            <Trans>使えるかどうかを確認できませんでした。保存するときにもう一度確認します。</Trans>
          </p>
        )}
        {taken === null && !isDecided && (
          <p className={notice.notice} id={`${props.id}-source`}>
            {hints.join(locale === 'ja' ? '' : ' ')}
          </p>
        )}
      </div>
    </>
  )
}
