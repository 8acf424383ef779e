import { saveRedirectPath, sessionQuery } from '@captain/auth-react'
import { localizePath } from '@captain/locale'
import { PlainButton, plainButtonClass } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNetwork } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { PageTitle } from '../../navigation/page-title.tsx'
import { useLocale } from '../../navigation/use-locale.ts'
import { Notice } from '../../shell/notice.tsx'
import { useAttemptedVisit } from './attempted-visit.ts'

type RefusedFactsProps = { readonly path: string | null; readonly account?: string }

const RefusedFacts = ({ path, account }: RefusedFactsProps) => {
  if (path === null && account === undefined) return null
  return (
    <dl>
      {path !== null && (
        <>
          <dt>
            <Trans>ページ</Trans>
          </dt>
          <dd>{path}</dd>
        </>
      )}
      {account !== undefined && (
        <>
          <dt>
            <Trans>アカウント</Trans>
          </dt>
          <dd>{account}</dd>
        </>
      )}
    </dl>
  )
}

type UncheckedProps = {
  readonly path: string | null
  /** Retries within this document, because a new one would not load without a connection. */
  readonly onAgain: () => void
}

const Unchecked = ({ path, onAgain }: UncheckedProps) => {
  const { t } = useLingui()
  const title = t`表示できるか確認できませんでした`
  const { online } = useNetwork()
  const again = useEffectEvent(onAgain)
  useEffect(() => {
    const onOnline = () => again()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  return (
    <Notice
      title={title}
      actions={
        <PlainButton onClick={onAgain}>
          <Trans>もう一度開く</Trans>
        </PlainButton>
      }
    >
      <PageTitle title={title} />
      <p>
        {online ? (
          <Trans>
            サーバーが応答しないため、このページを表示できるか確認できませんでした。時間をおいて「もう一度開く」を押してください。
          </Trans>
        ) : (
          <Trans>オフラインのため、このページを表示できるか確認できませんでした。インターネットにつながると、自動で開き直します。</Trans>
        )}
      </p>
      <RefusedFacts path={path} />
    </Notice>
  )
}

const SignedOut = ({ path }: { readonly path: string | null }) => {
  const { t } = useLingui()
  const title = t`ログインしてください`
  return (
    <Notice
      title={title}
      actions={
        <Link className={plainButtonClass()} to="/auth/login" onClick={() => path !== null && saveRedirectPath(path)}>
          <Trans>ログイン</Trans>
        </Link>
      }
    >
      <PageTitle title={title} />
      <p>
        <Trans>このページを見るには、ログインしてください。ログインすると、見ようとしたページに戻ります。</Trans>
      </p>
      <RefusedFacts path={path} />
    </Notice>
  )
}

/** Navigates back; not shown without a previous page. */
const BackButton = () => {
  const router = useRouter()
  return (
    useCanGoBack() && (
      <PlainButton tone="quiet" onClick={() => router.history.back()}>
        <Trans>前の画面に戻る</Trans>
      </PlainButton>
    )
  )
}

/** Links to the contact form, a page of the public site. */
const ContactLink = () => {
  const locale = useLocale()
  return (
    <a className={plainButtonClass('quiet')} href={localizePath('/contact', locale === 'en' ? 'en' : null)}>
      <Trans>運営に問い合わせる</Trans>
    </a>
  )
}

/** Explains why a page was rejected, for which account, and what to do. */
export const NotPermission = () => {
  // The session may have ended since the rejection: refetches it.
  const { data: session, isPending, refetch } = useQuery({ ...sessionQuery, refetchOnMount: 'always' })
  const { history } = useRouter()
  const { path, href, isUnchecked } = useAttemptedVisit()
  // After a new sign-in, perhaps in another window, the guard decides again.
  const wasAsked = useRef(false)
  useEffect(() => {
    const hasSignedIn = wasAsked.current && session != null
    wasAsked.current = session === null
    if (hasSignedIn && href !== null) history.replace(href)
  }, [session, href, history])
  if (isPending) return null
  if (isUnchecked || session === undefined)
    return <Unchecked path={path} onAgain={() => (href === null ? void refetch() : history.replace(href))} />
  if (session === null) return <SignedOut path={path} />
  return (
    <Notice
      title={<Trans>表示する権限がありません</Trans>}
      actions={
        <>
          <Link className={plainButtonClass()} to="/captain">
            <Trans>管理画面のホームへ</Trans>
          </Link>
          <BackButton />
          <Link
            className={plainButtonClass('quiet')}
            to="/auth/logout"
            preload={false}
            // The other account returns to the page that this one may not open.
            onClick={() => path !== null && saveRedirectPath(path)}
          >
            <Trans>別のアカウントを使う</Trans>
          </Link>
          <ContactLink />
        </>
      }
    >
      <p>
        <Trans>このアカウントでは、このページを表示できません。必要な場合は、テナントの管理者に権限の追加を依頼してください。</Trans>
      </p>
      <RefusedFacts path={path} account={session.user.email} />
    </Notice>
  )
}
