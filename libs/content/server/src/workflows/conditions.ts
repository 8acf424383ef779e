import { sql } from '../database/sql.ts'

/** Conditions on a row aliased `e`, shared by states of several workflows. */
export const IS_DRAFT = sql`e.status = 'draft'`
export const IS_PUBLISHED = sql`e.status = 'published'`
export const HAS_BEGUN = sql`(e.publish_from is null or e.publish_from <= now())`
export const HAS_ENDED = sql`(e.publish_until is not null and e.publish_until <= now())`
