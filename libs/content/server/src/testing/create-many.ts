import { contentTypeOf, type Values } from '@captain/content-core'
import { SYSTEM_AUTHOR } from '../store/author.ts'
import { plannedCreate } from '../store/save.ts'
import type { EntryChange } from '../store/entry-change.ts'
import { writeEntries } from '../store/write-entry.ts'
import type { ContentUnderTest } from './content-under-test.ts'
import { diner } from './test-tenants.ts'

/** Creates many records of the diner in one transaction, in order; returns their ids. */
export const createMany = async (
  { services }: Pick<ContentUnderTest, 'services'>,
  name: string,
  all: readonly Values[],
): Promise<readonly string[]> => {
  const type = contentTypeOf(diner, name)
  if (type === null) throw new TypeError(name)
  return services.store.forTenant(SYSTEM_AUTHOR, diner).write(async (tx) => {
    const changes: EntryChange[] = []
    for (const values of all) changes.push(await plannedCreate(tx, type, values))
    await writeEntries(tx, changes)
    return changes.map(({ after }) => after.id)
  })
}
