/** What mails about accounts say; places in braces are filled in. */
export const ja = {
  from: 'Captain',
  title: '【Captain】{subject}',
  dear: '{name} 様',
  ignore: 'お心当たりのない場合は、このメールを破棄してください。アカウントに変更はありません。',
  unexpected:
    'お心当たりのない場合は、第三者による操作のおそれがあります。すぐにログインしてパスキーとセッションを確認し、管理者にご連絡ください。',
  when: '日時',
  verification: {
    subject: 'メールアドレスの確認',
    text: 'Captainへのご登録を受け付けました。\n次のリンクを24時間以内に開いて、メールアドレスの確認を完了してください。',
    link: 'メールアドレスを確認する',
  },
  newAddress: {
    subject: '新しいメールアドレスの確認',
    text: 'Captainのアカウントのメールアドレスを、このアドレスに変更する手続きを受け付けました。\n次のリンクを24時間以内に開くと、変更が完了します。',
    link: 'このメールアドレスに変更する',
  },
  known: {
    subject: 'すでに登録されているメールアドレスです',
    text: 'このメールアドレスでCaptainの新規登録が行われましたが、アカウントはすでにあります。\n新しいアカウントは作成されていません。そのままログインしてください。',
    link: 'ログインする',
    lost: 'ログインできない場合は、次のページから手続きをしてください。',
    recover: 'ログインできない場合',
  },
  invite: {
    subject: 'Captainへの招待',
    text: 'コンテンツ管理画面「Captain」に招待されました。\n次のリンクを開いて、ログインに使うパスキーを登録してください。リンクは72時間以内に一度だけ使えます。',
    by: '招待した人',
    link: 'パスキーを登録する',
  },
  recovery: {
    subject: 'ログイン方法の再設定',
    text: 'ログイン方法を再設定する手続きを受け付けました。\n次のリンクを開いて、新しいパスキーを登録してください。リンクは1時間以内に一度だけ使えます。',
    link: 'ログイン方法を再設定する',
  },
  approved: {
    subject: 'アカウントが承認されました',
    text: 'アカウントが承認され、Captainをご利用いただけるようになりました。',
    link: 'Captainを開く',
  },
  signUp: {
    subject: '承認待ちのアカウントがあります',
    text: '新規登録がありました。内容を確認して、問題がなければ承認してください。',
    name: '名前',
    email: 'メールアドレス',
    link: 'アカウントの一覧を開く',
  },
  passwordChanged: { subject: 'パスワードが変更されました', text: 'Captainのアカウントのパスワードが変更されました。' },
  passkeyAdded: { subject: 'パスキーが追加されました', text: 'Captainのアカウントにパスキーが追加されました。' },
  passkeyRemoved: { subject: 'パスキーが削除されました', text: 'Captainのアカウントからパスキーが削除されました。' },
  emailChange: {
    subject: 'メールアドレスの変更手続きが始まりました',
    text: 'Captainのアカウントのメールアドレスを変更する手続きが始まりました。新しいアドレスで確認が済むと、このアドレスではログインできなくなります。',
  },
}

export type AuthMailWords = typeof ja
