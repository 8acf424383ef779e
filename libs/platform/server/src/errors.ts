import type { Tenant } from '@captain/content-core'
import { ProblemError } from '@captain/http-server'

/** A platform that names a content type its tenant does not declare. */
export const unknownPlatformType = (path: string): Error => new TypeError(`the platform names no such content type: ${path}`)

/** 409: without this owner nobody could act for these tenants. */
export const lastOwner = (tenants: readonly Pick<Tenant, 'slug' | 'names'>[]): ProblemError => {
  const [ja, en] = [tenants.map(({ names }) => names.ja).join('、'), tenants.map(({ names }) => names.en).join(', ')]
  return new ProblemError({
    status: 409,
    code: 'last-owner',
    title: {
      ja: `${ja}の管理者がいなくなるため、変更できません。先に別の人を管理者にしてください`,
      en: `${en} would be left without an owner. Make somebody else an owner first`,
    },
    extra: { tenants: tenants.map(({ slug }) => slug) },
  })
}

/** What visitors of a tenant under maintenance are told, in one language. */
export type ToldOfMaintenance = {
  readonly title: string | null
  readonly message: string | null
  readonly endsAt: string | null
  readonly image: unknown
  readonly contactUrl: string | null
}

/** 503: the tenant is under maintenance; carries what its site tells visitors, for browsers of other origins too. */
export const underMaintenance = ({ title, message, endsAt, image, contactUrl }: ToldOfMaintenance, seconds: number): ProblemError =>
  new ProblemError({
    status: 503,
    code: 'maintenance',
    title: { ja: title ?? 'ただいまメンテナンス中です', en: title ?? 'Under maintenance' },
    extra: { message, endsAt, image, contactUrl },
    headers: {
      'retry-after': String(Math.max(1, Math.ceil(seconds))),
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'retry-after',
    },
  })

/** One of each problem that only the platform answers with, for the description of the API. */
export const platformProblems = (): readonly ProblemError[] => [
  lastOwner([]),
  underMaintenance({ title: null, message: null, endsAt: null, image: null, contactUrl: null }, 1),
]
