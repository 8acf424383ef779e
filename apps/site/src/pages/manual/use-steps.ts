import { useLingui } from '@lingui/react/macro'
import type { Step } from './step-list.tsx'

/** From the mail of an invitation to the first sign-in. */
export const useFirstSteps = (): readonly Step[] => {
  const { t } = useLingui()
  return [
    {
      id: 'first-link',
      title: t`招待メールのリンクを開く`,
      text: t`パスキーを登録したい端末で、招待メールのリンクを開き、「設定を始める」を押します。リンクは届いてから72時間以内に、一度だけ使えます。`,
      picture: { name: 'invited', alt: t`「ログイン方法の設定」の画面。「設定を始める」ボタンがあります。` },
    },
    {
      id: 'first-name',
      title: t`パスキーに名前を付ける`,
      text: t`「店のパソコン」のように、どの端末のものか分かる名前を付けて、「パスキーを登録」を押します。名前はあとから変えられます。`,
      picture: { name: 'register', alt: t`パスキーの名前を入力する画面。「パスキーを登録」ボタンがあります。` },
    },
    {
      id: 'first-check',
      title: t`端末で本人確認をする`,
      text: t`端末の確認画面が開きます。いつもロックを解除するときと同じように、指紋や顔、PINで確認してください。`,
    },
    {
      id: 'first-done',
      title: t`管理画面を開く`,
      text: t`「準備ができました」と表示されたら、登録は完了です。「管理画面を開く」を押すと、そのまま使いはじめられます。`,
      picture: { name: 'registered', alt: t`「準備ができました」の画面。「管理画面を開く」ボタンがあります。` },
    },
  ]
}

/** Every sign-in after the first. */
export const useSignInSteps = (): readonly Step[] => {
  const { t } = useLingui()
  return [
    {
      id: 'sign-in-press',
      title: t`「パスキーでログイン」を押す`,
      text: t`ログイン画面を開いて、「パスキーでログイン」を押します。メールアドレスの入力は要りません。入力欄を選んだときに候補が表示されたら、そこから選ぶこともできます。`,
      picture: { name: 'sign-in', alt: t`ログイン画面。メールアドレスの欄の下に「パスキーでログイン」ボタンがあります。` },
    },
    {
      id: 'sign-in-check',
      title: t`端末で本人確認をする`,
      text: t`指紋や顔、PINで確認すると、管理画面が開きます。パスキーがいくつかあるときは、使うものを選びます。`,
    },
  ]
}

/** Signing in on a computer with the passkey of a phone. */
export const useOtherDeviceSteps = (): readonly Step[] => {
  const { t } = useLingui()
  return [
    {
      id: 'qr-show',
      title: t`パソコンにQRコードを表示する`,
      text: t`パソコンのログイン画面で「パスキーでログイン」を押し、ブラウザーの画面で「スマートフォン」や「別のデバイス」を選ぶと、QRコードが表示されます。`,
    },
    {
      id: 'qr-scan',
      title: t`スマートフォンで読み取る`,
      text: t`パスキーのあるスマートフォンのカメラをQRコードに向けて、表示されたリンクを押します。両方の端末でBluetoothをオンにして、近くに置いてください。`,
    },
    {
      id: 'qr-check',
      title: t`スマートフォンで本人確認をする`,
      text: t`スマートフォンで指紋や顔、画面ロックの確認をすると、パソコンで管理画面が開きます。`,
    },
  ]
}

/** Returns the steps to add a passkey for another device. */
export const useAddSteps = (): readonly Step[] => {
  const { t } = useLingui()
  return [
    {
      id: 'add-open',
      title: t`プロフィールで追加する`,
      text: t`管理画面の「プロフィール」にある「パスキー」で、「パスキーを追加」を押します。スマートフォンやセキュリティキーに登録するときは、登録先で「別の端末・セキュリティキー」を選びます。`,
      picture: { name: 'add', alt: t`登録先とパスキーの名前を決める画面。登録先に「別の端末・セキュリティキー」を選んでいます。` },
    },
    {
      id: 'add-list',
      title: t`一覧で確かめる`,
      text: t`登録したパスキーが一覧に並びます。パスキーは10個まで登録できます。使わなくなった端末のものは、ここで削除してください。`,
      picture: { name: 'passkeys', alt: t`プロフィールの「パスキー」の欄。2つのパスキーと、登録日時、最終使用日時が並んでいます。` },
    },
  ]
}

/** Back in without the device that held the passkey. */
export const useLostSteps = (): readonly Step[] => {
  const { t } = useLingui()
  return [
    {
      id: 'lost-other',
      title: t`ほかのパスキーを試す`,
      text: t`別の端末にもパスキーがあるときや、新しい端末に同期されているときは、そのままログインできます。`,
    },
    {
      id: 'lost-mail',
      title: t`再設定のメールを受け取る`,
      text: t`パスキーがほかにないときは、ログイン画面の「ログインできない場合」から、メールアドレスを入力して「再設定のメールを送信」を押します。`,
      picture: { name: 'recover', alt: t`「ログインできない場合」の画面。メールアドレスの欄と「再設定のメールを送信」ボタンがあります。` },
    },
    {
      id: 'lost-register',
      title: t`新しい端末でパスキーを登録する`,
      text: t`届いたメールのリンクを1時間以内に開き、はじめてのときと同じように、新しいパスキーを登録します。`,
      picture: { name: 'sent', alt: t`「メールを送信しました」の画面。リンクの期限と、届かないときに確かめることが書かれています。` },
    },
    {
      id: 'lost-remove',
      title: t`なくした端末を使えなくする`,
      text: t`ログインできたら、「プロフィール」の「パスキー」で、なくした端末のパスキーを削除します。「ログイン中の端末」では、その端末をログアウトさせてください。`,
    },
  ]
}
