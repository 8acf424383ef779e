import type { ErasedMessages, Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { loadMessages as loadT1Messages, tenant as t1 } from '@captain/t1'
import { loadMessages as loadT10Messages, tenant as t10 } from '@captain/t10'
import { loadMessages as loadT2Messages, tenant as t2 } from '@captain/t2'
import { loadMessages as loadT3Messages, tenant as t3 } from '@captain/t3'
import { loadMessages as loadT4Messages, tenant as t4 } from '@captain/t4'
import { loadMessages as loadT5Messages, tenant as t5 } from '@captain/t5'
import { loadMessages as loadT6Messages, tenant as t6 } from '@captain/t6'
import { loadMessages as loadT7Messages, tenant as t7 } from '@captain/t7'
import { loadMessages as loadT8Messages, tenant as t8 } from '@captain/t8'
import { loadMessages as loadT9Messages, tenant as t9 } from '@captain/t9'

export const tenants: readonly Tenant[] = [t1, t2, t3, t4, t5, t6, t7, t8, t9, t10]

const MESSAGES: Readonly<Record<string, (locale: Locale) => Promise<ErasedMessages>>> = {
  [t1.slug]: loadT1Messages,
  [t2.slug]: loadT2Messages,
  [t3.slug]: loadT3Messages,
  [t4.slug]: loadT4Messages,
  [t5.slug]: loadT5Messages,
  [t6.slug]: loadT6Messages,
  [t7.slug]: loadT7Messages,
  [t8.slug]: loadT8Messages,
  [t9.slug]: loadT9Messages,
  [t10.slug]: loadT10Messages,
}

/** The labels of a tenant's declarations in one language; none for a tenant without content types. */
export const messagesOf = async (slug: string, locale: Locale): Promise<ErasedMessages> => (await MESSAGES[slug]?.(locale)) ?? {}
