import { Trans } from '@lingui/react/macro'
import { formatLongDate, formatTime, localizePath } from '@captain/locale'
import { usePage } from '../../document/page-context.ts'
import { NightHarbour } from '../../drawing/night-harbour.tsx'
import type { Notice } from '../../errors.ts'
import { languageOfText } from '../language-of-text.ts'
import { Picture } from '../picture.tsx'
import { FailureHead } from './failure-head.tsx'

/** The operator's notice during maintenance mode, with its end. */
export function MaintenancePage({ notice }: { readonly notice: Notice }) {
  const { locale, prefix, path, search } = usePage()
  const { title, message, endsAt, image, contactUrl } = notice
  return (
    <div className="page failure-page">
      <FailureHead title={title} />
      {image ? <Picture media={image} alt={image.alt ?? ''} sizes="30rem" className="failure-picture" first /> : <NightHarbour awake />}
      <p className="failure-status">503</p>
      <h1 className="failure-title" lang={languageOfText(title, locale)}>
        {title}
      </h1>
      <p className="failure-message" lang={languageOfText(message, locale)}>
        {message}
      </p>
      {endsAt !== null && (
        <p className="failure-until">
          <Trans>終了予定</Trans>{' '}
          <time dateTime={endsAt}>
            {formatLongDate(locale, endsAt)} {formatTime(endsAt)}
          </time>
        </p>
      )}
      <p className="failure-ways">
        <a className="button-link" href={localizePath(path + search, prefix)} target="_self">
          <Trans>もう一度読み込む</Trans>
        </a>
        {contactUrl !== null && (
          <a href={contactUrl}>
            <Trans>お問い合わせ先</Trans>
          </a>
        )}
      </p>
    </div>
  )
}
