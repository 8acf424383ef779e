import type { AnyContentType, Tenant } from '@captain/content-core'
import type { World } from '../world/world.ts'

/** Registers the tests of one aspect of a content type; the world exists when they run. */
export type Suite = (type: AnyContentType, world: () => World, tenant: Tenant) => void
