import { spoilSaves } from './spoil.ts'

// A planted fault: publishes the working copy of an article with each save.
spoilSaves('article', 5, 'update content.entry set published = data where id = $1 and published is not null')
