-- audit_event_days has the same keys and holds what the days of the first page are counted by; as long as both were there, the counting
-- was planned through this one and read every row of the log.
drop index content.audit_event_tenant;
