import type { AnyContentType, Workflow } from '@captain/content-core'
import type { Tx } from '../database/transaction.ts'
import { legalStore } from './legal.ts'
import { publishStore } from './publish.ts'
import { plainStore, singletonStore } from './stateless.ts'
import { toggleStore } from './toggle.ts'
import type { StatedRow, WorkflowStore } from './workflow-store.ts'

/** The server part of every workflow; empty for one without rules beyond the declaration. */
const STORES = {
  publish: publishStore,
  toggle: toggleStore,
  legal: legalStore,
  inbox: {},
  order: {},
  plain: plainStore,
  singleton: singletonStore,
} satisfies Readonly<Record<Workflow, WorkflowStore>>

/** Returns the server part of a type's workflow. */
export const workflowStoreOf = ({ workflow }: Pick<AnyContentType, 'workflow'>): WorkflowStore => STORES[workflow]

/** Adds to rows of the type the data of other records that their state depends on. */
export const withState = async <Row extends { readonly id: string }>(
  tx: Tx,
  type: AnyContentType,
  rows: readonly Row[],
): Promise<readonly StatedRow<Row>[]> => (await workflowStoreOf(type).withState?.(tx, type, rows)) ?? rows
