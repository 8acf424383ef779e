import type { HttpError } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { Button, SegmentedControl } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useFailureText } from '../../../failure-text.ts'
import type { FormStore } from '../../use-form-values.ts'
import { useShownLanguages } from '../writing-view.ts'
import classes from './live-preview.module.css'
import { useLivePage } from './use-live-page.ts'

/** Returns the language of the shown page, which follows the form until one is chosen, and its setter. */
export const usePreviewLanguage = (): readonly [Locale, (lang: Locale) => void] => {
  const languages = useShownLanguages()
  const [chosen, setChosen] = useState<Locale | null>(null)
  return [chosen ?? (languages === 'en' ? 'en' : 'ja'), setChosen]
}

type LanguageChoiceProps = { readonly lang: Locale; readonly onLang: (lang: Locale) => void }

export const LanguageChoice = ({ lang, onLang }: LanguageChoiceProps) => {
  const { t } = useLingui()
  return (
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
  )
}

/** Why the page isn't up to date. */
const Failure = ({ error, onRetry }: { readonly error: HttpError; readonly onRetry: () => void }) => {
  const { t } = useLingui()
  const describe = useFailureText()
  return (
    <p className={classes.error} role="alert">
      <span>
        {t`プレビューを更新できませんでした。`} {describe(error)}
      </span>
      <Button size="xs" variant="default" onClick={onRetry}>
        {t`もう一度試す`}
      </Button>
    </p>
  )
}

type LivePageProps = {
  readonly store: FormStore
  readonly lang: Locale
  /** Width of the page in px, which is scaled down to the room that there is; null for that room. */
  readonly width: number | null
}

/** The public page with the values of the form. */
export const LivePage = ({ store, lang, width }: LivePageProps) => {
  const { t } = useLingui()
  const frame = useRef<HTMLIFrameElement>(null)
  const { ref, width: room, height } = useElementSize()
  const { source, error, update } = useLivePage(store, lang, frame)
  const scale = room === 0 || width === null ? 1 : Math.min(1, room / width)
  return (
    <>
      {error !== null && <Failure error={error} onRetry={update} />}
      <div className={classes.stage} ref={ref}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- `load` is no interaction */}
        <iframe
          ref={frame}
          className={classes.page}
          style={{ width: width ?? '100%', height: height / scale, transform: `scale(${scale})` }}
          {...source}
          title={t`公開ページのプレビュー`}
          sandbox="allow-same-origin"
          onLoad={update}
        />
      </div>
    </>
  )
}
