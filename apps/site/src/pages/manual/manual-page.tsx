import { Trans, useLingui } from '@lingui/react/macro'
import { localizePath } from '@captain/locale'
import { absoluteUrl, canonicalUrl } from '../../document/addresses.ts'
import { howTo } from '../../document/linked-data.ts'
import { usePage } from '../../document/page-context.ts'
import { PageHead } from '../../document/page-head.tsx'
import { Contents } from '../article/contents.tsx'
import { AboutPasskeys } from './about-passkeys.tsx'
import { AccountQuestions } from './account-questions.tsx'
import { Browsers } from './browsers.tsx'
import { HandOffDrawing } from './hand-off-drawing.tsx'
import type { ManualData } from './load-manual.ts'
import { ManualHead } from './manual-head.tsx'
import { ManualSection } from './manual-section.tsx'
import { Messages } from './messages.tsx'
import { PICTURES } from './pictures.ts'
import { StepList } from './step-list.tsx'
import { useSections } from './use-sections.ts'
import { useAddSteps, useFirstSteps, useLostSteps, useOtherDeviceSteps, useSignInSteps } from './use-steps.ts'

export function ManualPage({ questions }: ManualData) {
  const { t } = useLingui()
  const { baseUrl, locale, path, prefix } = usePage()
  const [first, signIn] = [useFirstSteps(), useSignInSteps()]
  const entries = useSections().map(({ id, title: text }) => ({ anchor: id, level: 2 as const, text }))
  const title = t`ログインの手引き`
  const description = t`パスキーの登録からログイン、端末をなくしたときの対処まで、にゃんこ港の管理画面に入る方法を画面の写真でご案内します。`
  const own = canonicalUrl(baseUrl, path, locale)
  const manual = howTo({
    name: title,
    description,
    inLanguage: locale,
    image: absoluteUrl(baseUrl, PICTURES['sign-in'][locale].light),
    steps: [...first, ...signIn].map(({ id, title: name, text, picture }) => ({
      name,
      text,
      url: `${own}#${id}`,
      image: picture && absoluteUrl(baseUrl, PICTURES[picture.name][locale].light),
    })),
  })
  return (
    <article className="manual">
      <PageHead title={title} description={description} linkedData={[manual]} />
      <ManualHead title={title} lead={t`にゃんこ港の管理画面には、パスキーでログインします。はじめての方は、上から順にお読みください。`} />
      <div className="manual-columns">
        <Contents entries={entries} language={locale} />
        <div className="manual-body">
          <ManualSection id="passkeys">
            <AboutPasskeys />
          </ManualSection>
          <ManualSection id="first">
            <StepList steps={first} />
            <p className="manual-note">
              <Trans>パスキーを使えない端末では、「代わりにパスワードを設定する」から、12文字以上のパスワードを決めてください。</Trans>
            </p>
          </ManualSection>
          <ManualSection id="sign-in">
            <StepList steps={signIn} />
            <p>
              <a className="button-link" href={localizePath('/auth/login', prefix)}>
                <Trans>ログイン画面を開く</Trans>
              </a>
            </p>
          </ManualSection>
          <ManualSection id="other-device">
            <p>
              <Trans>スマートフォンのパスキーを使って、パソコンでログインできます。借りたパソコンにパスキーを残すこともありません。</Trans>
            </p>
            <HandOffDrawing />
            <StepList steps={useOtherDeviceSteps()} />
            <h3 className="manual-aside">
              <Trans>よく使う端末には、パスキーを追加しておく</Trans>
            </h3>
            <StepList steps={useAddSteps()} />
          </ManualSection>
          <ManualSection id="lost">
            <StepList steps={useLostSteps()} />
            <p className="manual-note">
              <Trans>
                メールも受け取れないときは、招待した人かシステム管理者にご連絡ください。ログイン方法を設定し直すリンクをお渡しします。
              </Trans>
            </p>
          </ManualSection>
          <ManualSection id="browsers">
            <Browsers />
          </ManualSection>
          <ManualSection id="messages">
            <Messages />
          </ManualSection>
          <ManualSection id="questions">
            <AccountQuestions questions={questions} />
          </ManualSection>
        </div>
      </div>
    </article>
  )
}
