import { spoilSaves } from './spoil.ts'

// A planted fault: removes the published copy of a category that is switched on.
spoilSaves('food-category', 1, 'update content.entry set published = null where id = $1 and published is not null')
