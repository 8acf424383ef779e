import { useLingui } from '@lingui/react/macro'
import { PageHead } from '../../document/page-head.tsx'
import { PageTitle } from '../page-title.tsx'
import { Confirmation } from './confirmation.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactIntro } from './contact-intro.tsx'
import type { ContactData } from './load-contact.ts'
import { SectionNavigator } from './section-navigator.tsx'

/** Built together with the stylesheet. The name is fixed, so that the server's half and the browser's half agree on it. */
const SCRIPT = '/assets/contact-form.js'

/** The form, and its confirmation at the same address. */
export function ContactPage(data: ContactData) {
  const { t } = useLingui()
  const { visit } = data
  const isConfirming = visit.view === 'confirmation'
  return (
    <div className="page contact-page">
      <PageHead
        title={t`お問い合わせ`}
        description={t`にゃんこ港へのお問い合わせはこちらから。サービスのご質問、不具合のご連絡、取材のお申し込みを、24時間お受けしています。`}
        parents={null}
      />
      <PageTitle title={isConfirming ? t`お問い合わせ内容の確認` : t`お問い合わせ`} />
      {!isConfirming && <ContactIntro />}
      <SectionNavigator isConfirming={isConfirming} issues={visit.issues} />
      {isConfirming ? <Confirmation {...data} /> : <ContactForm {...data} />}
      {!isConfirming && (
        <template id="contact-confirmation">
          <Confirmation {...data} visit={{ ...visit, trouble: null }} isTemplate />
        </template>
      )}
      <script type="module" src={SCRIPT} />
    </div>
  )
}
