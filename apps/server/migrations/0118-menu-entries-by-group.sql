-- Entries of the back office's menus are listed by their groups: the place of the group now stands before an entry's own.
select set_config('app.tenant', '1', true);

update content.entry e set position = g.position || chr(2) || g.id || chr(1) || e.position
from content.entry g
where e.tenant_id = 1 and e.type = 'tenant-menu' and g.tenant_id = 1 and g.id = e.data->>'category';

update content.entry e set published_position = coalesce(g.published_position, '') || chr(2) || g.id || chr(1) || e.published_position
from content.entry g
where e.tenant_id = 1 and e.type = 'tenant-menu' and e.published_position is not null and g.tenant_id = 1 and g.id = e.published->>'category';

update content.entry_index i set position = case when i.stage = 1 then e.published_position else e.position end
from content.entry e where i.tenant_id = 1 and e.tenant_id = 1 and e.id = i.entry_id and e.type = 'tenant-menu';

update content.entry_search s set position = case when s.stage = 1 then e.published_position else e.position end
from content.entry e where s.tenant_id = 1 and e.tenant_id = 1 and e.id = s.entry_id and e.type = 'tenant-menu';
