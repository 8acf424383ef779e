import { setImmediate } from 'node:timers/promises'
import type { Describing, JsonSchema } from '@captain/http-server'
import type { DescribedOperation, Endpoint } from '@captain/auth-server'
import type { Locale } from '@captain/locale'

/** Everything that endpoints say of themselves in one language. */
export type ApiDescription = {
  readonly locale: Locale
  readonly operations: readonly DescribedOperation[]
  /** Schemas that operations share, by name. */
  readonly schemas: ReadonlyMap<string, JsonSchema>
}

/** Asks endpoints what they offer, in their order. */
export const collectOperations = async (endpoints: readonly Pick<Endpoint, 'describe'>[], locale: Locale): Promise<ApiDescription> => {
  const schemas = new Map<string, JsonSchema>()
  const describing: Describing = {
    locale,
    shared: (name, make) => {
      if (!schemas.has(name)) {
        // Held first, so that a schema may refer to itself.
        schemas.set(name, {})
        schemas.set(name, make())
      }
      return { $ref: `#/components/schemas/${name}` }
    },
  }
  const operations: DescribedOperation[] = []
  for (const { describe } of endpoints) {
    operations.push(...((await describe?.(describing)) ?? []))
    // Some hundred milliseconds in all, in which others want to be answered too.
    await setImmediate()
  }
  return { locale, operations, schemas }
}
