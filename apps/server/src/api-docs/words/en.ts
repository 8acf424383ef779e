import type { OperationText } from '@captain/http-server'
import type { ja } from './ja.ts'

/** English names of the operations of the server's program. */
export const en: Readonly<Record<keyof typeof ja, OperationText>> = {
  tenants: { summary: 'Read the tenants that you may enter' },
  apiDescription: {
    summary: 'Read this description as OpenAPI 3.1',
    details: 'Signed in, it includes the operations of the tenants that you are a member of.',
  },
  apiPage: { summary: 'Read this description as a page' },
}
