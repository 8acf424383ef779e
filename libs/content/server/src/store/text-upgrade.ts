import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'

/**
 * Name of the upgrade that writes the search texts of earlier versions in the form of this one: apart from the lists, with folded kana and
 * the triples of numbers.
 */
export const TEXT_UPGRADE = 'search-texts-numbers'

/** Whether all search texts of the tenant are in the form of this version. */
export const hasUpgradedTexts = async (tx: Tx): Promise<boolean> =>
  (await tx.row(sql`select 1 from content.finished_upgrade where tenant_id = ${tx.tenant.number} and name = ${TEXT_UPGRADE}`)) !== null

/** Like `hasUpgradedTexts`, for searches, which share the result where they share parts of responses. */
export const knowsUpgradedTexts = (tx: Tx): Promise<boolean> =>
  tx.remember === undefined ? hasUpgradedTexts(tx) : tx.remember('search texts upgraded', 'nothing', () => hasUpgradedTexts(tx))
