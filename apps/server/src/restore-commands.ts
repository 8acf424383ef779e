import type { Tenant } from '@captain/content-core'
import {
  forgetRestorePoint,
  readRestorePoints,
  SYSTEM_AUTHOR,
  undoChange,
  type ReadPool,
  type Store,
  type UndoRefusal,
} from '@captain/content-server'
import { startError } from './errors.ts'

const REFUSALS: Readonly<Record<UndoRefusal, string>> = {
  unknown: 'その復元ポイントはありません。 / There is no such restore point.',
  'not-latest': '先に、これより新しい変更を元に戻してください。 / Undo the later changes of the tenant first.',
  'other-declaration':
    '変更前の宣言に戻してから、もう一度実行してください。 / Deploy the declaration from before the change, then run this again.',
}

/** Returns the restore points of all tenants in words, one line each; empty if there are none. */
export const restorePointWords = async (readers: Pick<ReadPool, 'read'>, tenants: readonly Tenant[]): Promise<readonly string[]> => {
  const lines: string[] = []
  for (const tenant of tenants) {
    for (const { id, createdAt, records } of await readers.read(tenant, readRestorePoints))
      lines.push(`  ${tenant.slug} ${id} ${createdAt.toISOString().slice(0, 10)}（${records}件 / ${records} records）`)
  }
  return lines.length === 0 ? [] : ['元に戻せる変更 / Changes that can be undone (npm run plan -- --undo ID):', ...lines]
}

const tenantWith = async (store: Store, tenants: readonly Tenant[], id: string): Promise<Tenant> => {
  for (const tenant of tenants) {
    const points = await store.forPublic(tenant).read(readRestorePoints)
    if (points.some((point) => point.id === id)) return tenant
  }
  throw startError(REFUSALS.unknown)
}

/** Undoes the change of a restore point. Throws if it cannot be undone. */
export const undoPoint = async (store: Store, tenants: readonly Tenant[], id: string): Promise<string> => {
  const tenant = await tenantWith(store, tenants, id)
  const refusal = await undoChange({ store }, tenant, id)
  if (refusal !== null) throw startError(REFUSALS[refusal])
  return `${tenant.slug}: 変更を元に戻しました。サーバーを起動し直してください。 / The change is undone. Restart the servers.`
}

/** Deletes a restore point: its change can no longer be undone. */
export const forgetPoint = async (store: Store, tenants: readonly Tenant[], id: string): Promise<string> => {
  const tenant = await tenantWith(store, tenants, id)
  await store.forTenant(SYSTEM_AUTHOR, tenant).writeAside((tx) => forgetRestorePoint(tx, id))
  return `${tenant.slug}: 復元ポイントを削除しました。 / The restore point is deleted.`
}
