import { formatDateTime } from '@captain/locale'
import type { MailPart } from '@captain/mail'
import type { I18n } from '@lingui/core'

/** Changes of an account that its owner is notified of, to notice changes by others. */
export type ChangeNotice =
  | 'passwordChanged'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'emailChange'
  | 'secondFactorAdded'
  | 'secondFactorRemoved'
  | 'secondFactorReset'
  | 'recoveryCodeUsed'
  | 'identityLinked'
  | 'identityUnlinked'

/** Subject and body of a mail in one language. */
export type WrittenMail = { readonly subject: string; readonly parts: readonly MailPart[] }

const text = (value: string): MailPart => ({ kind: 'text', text: value })
const link = (label: string, url: string): MailPart => ({ kind: 'link', label, url })
const dear = (i18n: I18n, name: string): MailPart => text(i18n._('{name} 様', { name }))
const ignore = (i18n: I18n): MailPart =>
  text(i18n._('お心当たりのない場合は、このメールを破棄してください。アカウントに変更はありません。'))

/** Asks the owner of an address to confirm it. Contains no name: the person who signs up chooses it, and the address may be somebody else's. */
export const writeVerification = (i18n: I18n, url: string): WrittenMail => ({
  subject: i18n._('メールアドレスの確認'),
  parts: [
    text(i18n._('Captainへのご登録を受け付けました。\n次のリンクを24時間以内に開いて、メールアドレスの確認を完了してください。')),
    link(i18n._('メールアドレスを確認する'), url),
    ignore(i18n),
  ],
})

/** Asks the owner of a new address to confirm the change. */
export const writeNewAddress = (i18n: I18n, url: string): WrittenMail => ({
  subject: i18n._('新しいメールアドレスの確認'),
  parts: [
    text(
      i18n._(
        'Captainのアカウントのメールアドレスを、このアドレスに変更する手続きを受け付けました。\n次のリンクを24時間以内に開くと、変更が完了します。',
      ),
    ),
    link(i18n._('このメールアドレスに変更する'), url),
    ignore(i18n),
  ],
})

/** Answers a sign-up with an address that has an account. */
export const writeKnown = (i18n: I18n, name: string, urls: { readonly login: string; readonly recover: string }): WrittenMail => ({
  subject: i18n._('すでに登録されているメールアドレスです'),
  parts: [
    dear(i18n, name),
    text(
      i18n._(
        'このメールアドレスでCaptainの新規登録が行われましたが、アカウントはすでにあります。\n新しいアカウントは作成されていません。そのままログインしてください。',
      ),
    ),
    link(i18n._('ログインする'), urls.login),
    text(i18n._('ログインできない場合は、次のページから手続きをしてください。')),
    link(i18n._('ログインできない場合'), urls.recover),
    ignore(i18n),
  ],
})

/** Invites a user; `by` is the name of the inviting user, null on the command line. */
export const writeInvite = (i18n: I18n, name: string, url: string, by: string | null): WrittenMail => ({
  subject: i18n._('Captainへの招待'),
  parts: [
    dear(i18n, name),
    text(
      i18n._(
        'コンテンツ管理画面「Captain」に招待されました。\n次のリンクを開いて、ログインに使うパスキーを登録してください。リンクは72時間以内に一度だけ使えます。',
      ),
    ),
    ...(by === null ? [] : [{ kind: 'facts', rows: [[i18n._('招待した人'), by]] } satisfies MailPart]),
    link(i18n._('パスキーを登録する'), url),
    ignore(i18n),
  ],
})

/** Lets a user set up a new way to sign in. */
export const writeRecovery = (i18n: I18n, name: string, url: string): WrittenMail => ({
  subject: i18n._('ログイン方法の再設定'),
  parts: [
    dear(i18n, name),
    text(
      i18n._(
        'ログイン方法を再設定する手続きを受け付けました。\n次のリンクを開いて、新しいパスキーを登録してください。リンクは1時間以内に一度だけ使えます。',
      ),
    ),
    link(i18n._('ログイン方法を再設定する'), url),
    ignore(i18n),
  ],
})

/** Reports that an account is approved. */
export const writeApproved = (i18n: I18n, name: string, url: string): WrittenMail => ({
  subject: i18n._('アカウントが承認されました'),
  parts: [
    dear(i18n, name),
    text(i18n._('アカウントが承認され、Captainをご利用いただけるようになりました。')),
    link(i18n._('Captainを開く'), url),
  ],
})

/** Reports a new account to an administrator. */
export const writeSignUp = (i18n: I18n, account: { readonly name: string; readonly email: string }, url: string): WrittenMail => ({
  subject: i18n._('承認待ちのアカウントがあります'),
  parts: [
    text(i18n._('新規登録がありました。内容を確認して、問題がなければ承認してください。')),
    {
      kind: 'facts',
      rows: [
        [i18n._('名前'), account.name],
        [i18n._('メールアドレス'), account.email],
      ],
    },
    link(i18n._('アカウントの一覧を開く'), url),
  ],
})

const noticesIn = (i18n: I18n): Readonly<Record<ChangeNotice, { readonly subject: string; readonly text: string }>> => ({
  passwordChanged: { subject: i18n._('パスワードが変更されました'), text: i18n._('Captainのアカウントのパスワードが変更されました。') },
  passkeyAdded: { subject: i18n._('パスキーが追加されました'), text: i18n._('Captainのアカウントにパスキーが追加されました。') },
  passkeyRemoved: { subject: i18n._('パスキーが削除されました'), text: i18n._('Captainのアカウントからパスキーが削除されました。') },
  secondFactorAdded: {
    subject: i18n._('2段階認証が有効になりました'),
    text: i18n._('Captainのアカウントで2段階認証が有効になりました。次回から、パスワードに加えて認証アプリのコードが必要です。'),
  },
  secondFactorRemoved: {
    subject: i18n._('2段階認証が無効になりました'),
    text: i18n._('Captainのアカウントの2段階認証が無効になりました。'),
  },
  secondFactorReset: {
    subject: i18n._('2段階認証がリセットされました'),
    text: i18n._('システム管理者が、Captainのアカウントの2段階認証をリセットしました。ログインしたあとに、もう一度設定してください。'),
  },
  recoveryCodeUsed: {
    subject: i18n._('リカバリーコードが使われました'),
    text: i18n._('Captainのアカウントで、認証アプリのコードの代わりにリカバリーコードが使われました。使われたコードは、もう使えません。'),
  },
  identityLinked: {
    subject: i18n._('組織のアカウントが連携されました'),
    text: i18n._('Captainのアカウントに、組織のアカウントが連携されました。次回から、組織のアカウントでもログインできます。'),
  },
  identityUnlinked: {
    subject: i18n._('組織のアカウントの連携が解除されました'),
    text: i18n._('Captainのアカウントと組織のアカウントの連携が解除されました。'),
  },
  emailChange: {
    subject: i18n._('メールアドレスの変更手続きが始まりました'),
    text: i18n._(
      'Captainのアカウントのメールアドレスを変更する手続きが始まりました。新しいアドレスで確認が済むと、このアドレスではログインできなくなります。',
    ),
  },
})

/** Reports a change of an account to its owner. */
export const writeNotice = (i18n: I18n, name: string, change: ChangeNotice): WrittenMail => {
  const notice = noticesIn(i18n)[change]
  return {
    subject: notice.subject,
    parts: [
      dear(i18n, name),
      text(notice.text),
      { kind: 'facts', rows: [[i18n._('日時'), formatDateTime(new Date())]] },
      text(
        i18n._(
          'お心当たりのない場合は、第三者による操作のおそれがあります。すぐにログインしてパスキーとセッションを確認し、システム管理者にご連絡ください。',
        ),
      ),
    ],
  }
}
