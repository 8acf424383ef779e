import { spoilSaves } from './spoil.ts'

// A planted fault: reverts a dish's newest version after it has been acknowledged.
spoilSaves(
  'food',
  2,
  `with gone as (
     delete from content.entry_revision r using content.entry e
     where e.id = $1 and r.tenant_id = e.tenant_id and r.entry_id = e.id and r.number = e.lock_version returning r.entry_id)
   update content.entry e set lock_version = e.lock_version - 1, data = r.snapshot
   from content.entry_revision r, gone
   where e.id = gone.entry_id and r.tenant_id = e.tenant_id and r.entry_id = e.id and r.number = e.lock_version - 1`,
)
