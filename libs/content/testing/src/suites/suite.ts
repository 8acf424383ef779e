import type { AnyContentType, Tenant } from '@captain/content-core'
import type { World } from '../world/world.ts'

/** Registers the tests of one side of a content type; the world is there once they run. */
export type Suite = (type: AnyContentType, world: () => World, tenant: Tenant) => void
