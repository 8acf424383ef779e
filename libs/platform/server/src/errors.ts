import type { Tenant } from '@captain/content-core'
import { ProblemError } from '@captain/http-server'
import { joinWords } from '@captain/locale'
import { localized } from './translator.ts'

/** A platform that uses a content type that its tenant does not declare. */
export const unknownPlatformType = (path: string): Error => new TypeError(`the platform names no such content type: ${path}`)

/** 409: without this owner, these tenants would have no owner. */
export const lastOwner = (tenants: readonly Pick<Tenant, 'slug' | 'names'>[]): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'last-owner',
    title: localized((i18n, locale) =>
      i18n._('{named}の管理者がいなくなるため、変更できません。先に別の人を管理者にしてください', {
        named: joinWords(
          locale,
          tenants.map(({ names }) => names[locale]),
        ),
      }),
    ),
    extra: { tenants: tenants.map(({ slug }) => slug) },
  })

/** 409: members have this role. */
export const roleInUse = (count: number): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'role-in-use',
    title: localized((i18n) => i18n._('{count}人のメンバーがこの役割です。先に別の役割に変えてください', { count })),
    extra: { count },
  })

/** 409: the tenant has as many custom roles as it may. */
export const tooManyRoles = (limit: number): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'too-many-roles',
    title: localized((i18n) => i18n._('役割は{limit}個まで作れます', { limit })),
    extra: { limit },
  })

/** The maintenance notice for visitors, in one language. */
export type MaintenanceNotice = {
  readonly title: string | null
  readonly message: string | null
  readonly endsAt: string | null
  readonly image: unknown
  readonly contactUrl: string | null
}

/** 503: the tenant is under maintenance. Contains the notice for visitors, for browsers of other origins too. */
export const underMaintenance = ({ title, message, endsAt, image, contactUrl }: MaintenanceNotice, seconds: number): ProblemError =>
  new ProblemError({
    status: 503,
    code: 'maintenance',
    title: localized((i18n) => title ?? i18n._('ただいまメンテナンス中です')),
    extra: { message, endsAt, image, contactUrl },
    headers: {
      'retry-after': String(Math.max(1, Math.ceil(seconds))),
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'retry-after',
    },
  })

/** Returns one instance of each problem of the platform, for the description of the API. */
export const platformProblems = (): readonly ProblemError[] => [
  lastOwner([]),
  roleInUse(1),
  tooManyRoles(30),
  underMaintenance({ title: null, message: null, endsAt: null, image: null, contactUrl: null }, 1),
]
