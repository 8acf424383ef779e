import type { MessagesOf } from '@captain/content-core'
import type { tenant } from '../tenant.ts'

export const en = {} satisfies MessagesOf<typeof tenant>
