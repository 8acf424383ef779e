import { declarationError } from '../errors.ts'
import type { NestedKinds } from './kind-definition.ts'

const refuse = (): never => {
  throw declarationError('fields', 'must not contain kinds with nested fields here')
}

/** Definitions for places whose kinds have no nested fields; throws if one asks for them. */
export const NO_NESTED_KINDS: NestedKinds = { schema: refuse, empty: refuse, deliver: refuse, searchTexts: refuse, targets: refuse }
