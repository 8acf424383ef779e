import type { Status, Transition, Values } from '@captain/content-core'
import type { KeyScope, MemberRole, TypeRight } from '@captain/auth-core'
import type { Method } from '@captain/http-core'

/** Meaning of `:id` in the path of an operation: a transition starts from a status, other operations from the result of an earlier one. */
export type Target =
  | 'nothing'
  | 'record'
  | 'new record'
  | 'published record'
  | 'record in the trash'
  | 'file'
  | { readonly step: Transition; readonly from: Status }
  | { readonly madeBy: Operation; readonly key: string }

/** Target of an operation and the values to send. */
export type Aim = {
  readonly tenant: string
  readonly type: string
  readonly id: string
  /** Id of the parent, if the path names both. */
  readonly parent: string
  readonly lockVersion: number
  /** Returns a full new record. */
  sample(): Promise<Values>
  /** Returns changes of one field. */
  edit(): Promise<Values>
  /** All values that the transition accepts. */
  readonly brought: Values
}

/** Operation of the staff API. */
export type Operation = {
  readonly name: string
  readonly method: Method
  /** Route as servers match it: `/api/v1/tenants/:tenant/:type/:id`. */
  readonly path: string
  readonly query?: string
  readonly on: Target
  /** Minimum role. */
  readonly role: MemberRole
  /** Scopes that an API key needs; null: no key is allowed. */
  readonly keyScopes: readonly KeyScope[] | null
  /** Minimum role for keys, which count as editors, if it differs from that for members. */
  readonly keyRole?: MemberRole
  /** Rights of which a custom role needs one; absent for operations outside content types. */
  readonly rights?: readonly TypeRight[]
  readonly writes: boolean
  /** Whether the declaration includes the operation. */
  readonly isOffered: boolean
  /** Status for authorized callers; 422 if the type allows no second record of its kind. */
  readonly answer: 200 | 201 | 204 | 422
  /** Status for authorized callers if the declaration lacks the operation. */
  readonly absent: 404 | 405
  /** Returns the JSON body or a promise of it. */
  body?(aim: Aim): unknown
  form?(aim: Aim): FormData
  headers?(aim: Aim): Readonly<Record<string, string>>
}

const PLACES = /:(?!tenant|type|number)\w+/g

/** Returns the URL of an operation for an aim. */
export const addressOf = ({ path, query = '' }: Pick<Operation, 'path' | 'query'>, aim: Aim): string => {
  const ids = path.match(PLACES)?.length === 2 ? [aim.parent, aim.id] : [aim.id]
  return path
    .replaceAll(PLACES, () => ids.shift() ?? '')
    .replace(':tenant', aim.tenant)
    .replace(':type', aim.type)
    .replace(':number', String(aim.lockVersion))
    .concat(query)
}
