import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatLongDate } from '@captain/locale'
import { canonicalUrl } from '../../document/addresses.ts'
import { PageHead } from '../../document/page-head.tsx'
import { usePage } from '../../document/page-context.ts'
import { LegalDocument } from './legal-document.tsx'
import { JapaneseOnly, PastVersion } from './legal-notices.tsx'
import type { LegalData } from './load-legal.ts'
import { nameOf } from './name-of.ts'
import { NoDocument } from './no-document.tsx'
import { VersionList } from './version-list.tsx'

export function LegalPage(data: LegalData) {
  const { name, type, messages, current, shown, isPrint } = data
  const { t } = useLingui()
  const { baseUrl, locale, path } = usePage()
  if (shown === null) return <NoDocument name={name} title={messages.name} />
  const { name: title } = nameOf(type, shown, messages, locale)
  const isPast = shown.id !== current?.id
  const version = shown.version ?? ''
  const query = `?${new URLSearchParams({ version }).toString()}`
  const day = formatLongDate(locale, shown.effectiveDate ?? shown.updatedAt)
  return (
    <div className={`page legal-page${isPrint ? ' is-print' : ''}`}>
      <PageHead
        title={isPast ? t`${title}（${version}版）` : title}
        description={isPast ? undefined : t`にゃんこ港の「${title}」です。${day}から適用しています。`}
        query={isPast ? query : ''}
        noindex={isPast || isPrint}
      />
      <LegalDocument record={shown} type={type} messages={messages} actions={<PrintLinks {...data} />}>
        {isPast && <PastVersion name={name} current={current} />}
        <JapaneseOnly fallback={shown.fallback} hasText={'body' in type.fields} />
      </LegalDocument>
      {/* Paper says where it came from, and of which version it is. */}
      <p className="legal-source">{canonicalUrl(baseUrl, path + query, locale)}</p>
      {!isPrint && <VersionList {...data} />}
    </div>
  )
}

/** To the document alone and back. A page without script can't open the printer's dialogue, so it says how. */
function PrintLinks({ name, shown, current, isPrint }: LegalData) {
  const version = shown === null || shown.id === current?.id ? undefined : shown.version
  return isPrint ? (
    <p className="legal-print-bar">
      <span>
        <Trans>印刷するには、ブラウザーの印刷機能（Ctrl + P、Macでは⌘ + P）をお使いください。</Trans>
      </span>{' '}
      <Link to={`/${name}`} search={{ version }} activeOptions={{ exact: true }}>
        <Trans>通常の表示に戻る</Trans>
      </Link>
    </p>
  ) : (
    <p className="legal-print">
      <Link to={`/${name}`} search={{ version, print: '1' }} activeOptions={{ exact: true }}>
        <Trans>印刷用に表示</Trans>
      </Link>
    </p>
  )
}
