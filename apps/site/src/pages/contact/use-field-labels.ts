import { useLingui } from '@lingui/react/macro'
import type { ContactData } from './load-contact.ts'

type FieldWords = { readonly label: string; readonly help: string | null; readonly options: Readonly<Record<string, string>> }

/** Returns the labels of a field: from its declaration, or from here for fields that are not stored. */
export const useFieldLabels = (words: ContactData['words']): ((name: string) => FieldWords) => {
  const { t } = useLingui()
  const own: Readonly<Record<string, string>> = {
    emailConfirm: t`メールアドレス（確認）`,
    agreePrivacy: t`プライバシーポリシーへの同意`,
  }
  const help: Readonly<Record<string, string>> = {
    nameKana: t`ひらがなか全角カタカナで、空白を入れずに入力してください。例：みほんたろう`,
    email: t`受付のお知らせと、お返事をお送りします。`,
    emailConfirm: t`確認のため、もう一度入力してください。`,
    phone: t`お電話でのお返事をご希望の場合に入力してください。例：03-1234-5678`,
  }
  return (name) => ({ label: own[name] ?? words[name]?.label ?? name, help: help[name] ?? null, options: words[name]?.options ?? {} })
}
