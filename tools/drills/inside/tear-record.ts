import { spoilSaves } from './spoil.ts'

// A planted fault: removes the published copy of a category that is switched on, and publishes one that is off. Each save is torn, because
// the next one of the same record repairs it.
spoilSaves('food-category', 1, 'update content.entry set published = case when published is null then data end where id = $1')
