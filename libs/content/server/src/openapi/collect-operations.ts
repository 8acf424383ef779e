import { setImmediate } from 'node:timers/promises'
import type { Actor } from '@captain/auth-core'
import type { DescribeContext, JsonSchema } from '@captain/http-server'
import type { DescribedOperation, Endpoint } from '@captain/auth-server'
import type { Locale } from '@captain/locale'

/** The operations of endpoints in one language. */
export type ApiDescription = {
  readonly locale: Locale
  readonly operations: readonly DescribedOperation[]
  /** Schemas shared by operations, by name. */
  readonly schemas: ReadonlyMap<string, JsonSchema>
}

/** Collects the operations of endpoints, in their order: as an actor sees them, or as one who sees everything. */
export const collectOperations = async (
  endpoints: readonly Pick<Endpoint, 'describe'>[],
  locale: Locale,
  actor: Actor | null = null,
): Promise<ApiDescription> => {
  const schemas = new Map<string, JsonSchema>()
  const describing: DescribeContext = {
    locale,
    shared: (name, make) => {
      if (!schemas.has(name)) {
        // Reserved first, so that a schema may refer to itself.
        schemas.set(name, {})
        schemas.set(name, make())
      }
      return { $ref: `#/components/schemas/${name}` }
    },
  }
  const operations: DescribedOperation[] = []
  for (const { describe } of endpoints) {
    operations.push(...((await describe?.(describing, actor === null ? undefined : { actor })) ?? []))
    // Takes some hundred milliseconds in total; yields to other requests.
    await setImmediate()
  }
  return { locale, operations, schemas }
}
