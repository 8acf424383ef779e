import { useLingui } from '@lingui/react/macro'
import type { SubmissionError } from './contact-visit.ts'
import { focusFirst } from './focus-first.ts'

/** Returns texts that explain why a message was not accepted and what to do. */
export const useErrorMessages = (): Readonly<Record<SubmissionError | 'offline', string>> => {
  const { t } = useLingui()
  return {
    tooMany: t`短い時間に続けて送信されたため、お受けできませんでした。しばらくしてからお試しください。`,
    notSent: t`送信できませんでした。入力された内容は残っています。少し時間をおいて、もう一度「送信する」を押してください。`,
    offline: t`通信できませんでした。入力された内容は残っています。接続を確認して、もう一度「送信する」を押してください。`,
    alreadyReceived: t`このフォームからのお問い合わせを、別の内容ですでに受け付けています。この内容も送信する場合は、もう一度「送信する」を押してください。`,
    policyChanged: t`プライバシーポリシーが改定されました。新しい版をお読みのうえ、あらためて同意してください。`,
  }
}

export function ErrorNotice({ trouble }: { readonly trouble: SubmissionError | null }) {
  const words = useErrorMessages()
  return (
    <p className="trouble-notice" role="alert" tabIndex={-1} hidden={trouble === null} {...focusFirst(trouble !== null)}>
      {trouble !== null && words[trouble]}
    </p>
  )
}
