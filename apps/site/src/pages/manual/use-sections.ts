import { useLingui } from '@lingui/react/macro'

export type SectionId = 'passkeys' | 'first' | 'sign-in' | 'other-device' | 'lost' | 'browsers' | 'messages' | 'questions'

/** The sections of the manual in their order, each with its heading. */
export const useSections = (): readonly { readonly id: SectionId; readonly title: string }[] => {
  const { t } = useLingui()
  return [
    { id: 'passkeys', title: t`パスキーとは` },
    { id: 'first', title: t`はじめてログインするとき` },
    { id: 'sign-in', title: t`2回目からのログイン` },
    { id: 'other-device', title: t`別の端末のパスキーでログインする` },
    { id: 'lost', title: t`端末をなくしたとき` },
    { id: 'browsers', title: t`対応しているブラウザー` },
    { id: 'messages', title: t`表示されるメッセージと対処` },
    { id: 'questions', title: t`アカウントについてよくある質問` },
  ]
}
