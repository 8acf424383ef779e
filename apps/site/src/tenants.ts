import type { Tenant } from '@captain/content-core'
import { tenant as t1 } from '@captain/t1'
import { tenant as t10 } from '@captain/t10'
import { tenant as t2 } from '@captain/t2'
import { tenant as t3 } from '@captain/t3'
import { tenant as t4 } from '@captain/t4'
import { tenant as t5 } from '@captain/t5'
import { tenant as t6 } from '@captain/t6'
import { tenant as t7 } from '@captain/t7'
import { tenant as t8 } from '@captain/t8'
import { tenant as t9 } from '@captain/t9'

/** The portal, whose content feeds these pages. */
export const portal = t1

/** All ten boats of the harbour, in the order of their berths. */
export const tenants = [t1, t2, t3, t4, t5, t6, t7, t8, t9, t10] as const satisfies readonly Tenant[]

export type TenantSlug = (typeof tenants)[number]['slug']

/** Whether a boat has been drawn for a tenant of this name. */
export const isTenantSlug = (slug: string | null | undefined): slug is TenantSlug => tenants.some((tenant) => tenant.slug === slug)
