import type { Tenant } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'

/** Name of the upgrade that writes the search texts of earlier versions in the form of this one: apart from the lists, with folded kana. */
export const TEXT_UPGRADE = 'search-texts-kana'

/** Whether all search texts of the tenant are in the form of this version. */
export const hasUpgradedTexts = async (tx: Tx): Promise<boolean> =>
  (await tx.row(sql`select 1 from content.finished_upgrade where tenant_id = ${tx.tenant.number} and name = ${TEXT_UPGRADE}`)) !== null

/** Tenants whose texts are known to be in the form of this version, so that no later search has to read it. */
const upgraded = new WeakSet<Tenant>()

/** Like `hasUpgradedTexts`, with one read for each tenant once they are: for searches. */
export const knowsUpgradedTexts = async (tx: Tx): Promise<boolean> => {
  if (upgraded.has(tx.tenant)) return true
  const isDone = await hasUpgradedTexts(tx)
  if (isDone) upgraded.add(tx.tenant)
  return isDone
}
