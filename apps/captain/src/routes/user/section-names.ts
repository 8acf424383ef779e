import { useLingui } from '@lingui/react/macro'

export const SECTIONS = [
  'basics',
  'email',
  'passkeys',
  'password',
  'second-factor',
  'organisation',
  'sessions',
  'tenants',
  'permissions',
  'leaving',
] as const

export type SectionId = (typeof SECTIONS)[number]

/** Returns the titles of the profile's sections. */
export const useSectionNames = (): Readonly<Record<SectionId, string>> => {
  const { t } = useLingui()
  return {
    basics: t`基本`,
    email: t`メールアドレス`,
    passkeys: t`パスキー`,
    password: t`パスワード`,
    'second-factor': t`2段階認証`,
    organisation: t`組織のアカウント`,
    sessions: t`ログイン中の端末`,
    tenants: t`所属テナント`,
    permissions: t`権限`,
    leaving: t`退会`,
  }
}
