import type { ErasedMessages } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { queryOptions, useQueries } from '@tanstack/react-query'
import type { Locale } from '@captain/locale'
import { isTenantSlug } from '@captain/tenants'
import { useLocale } from '../../../navigation/use-locale.ts'
import { loadTenantDoor } from '../../../tenants.ts'
import { ACCOUNT_ENTITY } from './event-rules.ts'

const wordsQuery = (slug: string, locale: Locale) =>
  queryOptions({
    queryKey: ['admin', 'words', slug, locale],
    queryFn: async (): Promise<ErasedMessages> => {
      if (!isTenantSlug(slug)) return {}
      const { loadMessages } = await loadTenantDoor(slug)
      return (await loadMessages?.(locale)) ?? {}
    },
    staleTime: Infinity,
  })

type TypeWords = {
  /** Returns the label of a tenant's content type; its name until the label is loaded. */
  readonly typeName: (tenant: string | null, type: string) => string
  readonly fieldName: (tenant: string | null, type: string | null, field: string) => string
}

/** Loads the labels of content types and fields for the given tenants. */
export const useTypeLabels = (tenants: readonly string[]): TypeWords => {
  const { t } = useLingui()
  const locale = useLocale()
  const slugs = [...new Set(tenants)]
  const answers = useQueries({ queries: slugs.map((slug) => wordsQuery(slug, locale)) })
  const known = new Map(slugs.map((slug, place) => [slug, answers[place]?.data]))
  const ownFields: Readonly<Record<string, string>> = {
    role: t`ロール`,
    membership: t`テナントでの役割`,
    mayUseAi: t`AI機能`,
    monthlyLimit: t`1か月に生成できる画像（枚）`,
    expiresOn: t`利用期限`,
    isUser: t`承認状況`,
    banned: t`利用停止`,
    banExpires: t`停止期限`,
    email: t`メールアドレス`,
    emailVerified: t`メール確認`,
    name: t`氏名`,
    locale: t`言語`,
    image: t`画像`,
    file: t`ファイル`,
    originalName: t`ファイル名`,
    alt: t`代替テキスト`,
    focalPoint: t`中心位置`,
    crop: t`切り抜き`,
    tag: t`タグ`,
    tags: t`タグ`,
  }
  return {
    typeName: (tenant, type) =>
      type === ACCOUNT_ENTITY ? t`ユーザーアカウント` : ((tenant === null ? undefined : known.get(tenant)?.[type]?.name) ?? type),
    fieldName: (tenant, type, field) =>
      (type === null || tenant === null ? undefined : known.get(tenant)?.[type]?.fields[field]?.label) ?? ownFields[field] ?? field,
  }
}
