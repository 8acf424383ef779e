export { groupsOf, planOf, type ConformancePlan, type Group, type Scope } from './shapes/plan.ts'
export { shapesPage } from './shapes/shapes-page.ts'
export { subjectsOf, type ServerPart, type Subject } from './shapes/subject.ts'
