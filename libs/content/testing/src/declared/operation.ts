import type { Status, Transition, Values } from '@captain/content-core'
import type { KeyScope, MemberRole } from '@captain/auth-core'
import type { Method } from '@captain/http-core'

/** What `:id` in the address of an operation stands for; a step starts from a stored state, others from what an operation has made. */
export type Target =
  | 'nothing'
  | 'record'
  | 'new record'
  | 'published record'
  | 'record in the trash'
  | 'file'
  | { readonly step: Transition; readonly from: Status }
  | { readonly madeBy: Operation; readonly key: string }

/** What an operation is tried on, and with which values. */
export type Aim = {
  readonly tenant: string
  readonly type: string
  readonly id: string
  /** What that belongs to, where an address names both. */
  readonly parent: string
  readonly lockVersion: number
  /** A whole new record. */
  sample(): Promise<Values>
  /** Changes of one field. */
  edit(): Promise<Values>
  /** Everything that the step brings along. */
  readonly brought: Values
}

/** One thing that the staff API may do. */
export type Operation = {
  readonly name: string
  readonly method: Method
  /** As servers match it: `/api/v1/tenants/:tenant/:type/:id`. */
  readonly path: string
  readonly query?: string
  readonly on: Target
  /** Least role of those who may. */
  readonly role: MemberRole
  /** What a tenant's key needs for it; null: no key does. */
  readonly keyScopes: readonly KeyScope[] | null
  /** Of keys, which stand for an editor, where it is another than that of people. */
  readonly keyRole?: MemberRole
  readonly writes: boolean
  /** Whether the declaration has it at all. */
  readonly isOffered: boolean
  /** What those who may get; 422 where two of a kind may not be. */
  readonly answer: 200 | 201 | 204 | 422
  /** What they get where the declaration does not have it. */
  readonly absent: 404 | 405
  /** What is sent as JSON, or a promise of it. */
  body?(aim: Aim): unknown
  form?(aim: Aim): FormData
}

const PLACES = /:(?!tenant|type|number)\w+/g

/** The address of an operation that is aimed at something. */
export const addressOf = ({ path, query = '' }: Pick<Operation, 'path' | 'query'>, aim: Aim): string => {
  const ids = path.match(PLACES)?.length === 2 ? [aim.parent, aim.id] : [aim.id]
  return path
    .replaceAll(PLACES, () => ids.shift() ?? '')
    .replace(':tenant', aim.tenant)
    .replace(':type', aim.type)
    .replace(':number', String(aim.lockVersion))
    .concat(query)
}
