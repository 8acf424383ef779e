import type { FieldPlan, Words } from '../fields/field-plan.ts'

/** Workflows that the generator supports; orders need too many special parts. */
export const PLANNED_WORKFLOWS = ['publish', 'toggle', 'plain', 'singleton', 'legal', 'inbox'] as const
export type PlannedWorkflow = (typeof PLANNED_WORKFLOWS)[number]

/** The tenant of the new type, by its declaration. */
export type TenantPlan = {
  /** `t7`: its library and folder. */
  readonly library: string
  readonly slug: string
  readonly color: string
  readonly types: readonly string[]
}

export type TypePlan = {
  readonly tenant: TenantPlan
  readonly name: string
  /** The constant of the declaration: `greenTea`. */
  readonly constant: string
  readonly workflow: PlannedWorkflow
  readonly group: string
  readonly icon: string
  readonly words: Words
  /** The English name of several records. */
  readonly plural: string
  readonly fields: readonly FieldPlan[]
  readonly title: FieldPlan
}

export const camelCase = (name: string): string => name.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())

export const pascalCase = (name: string): string => {
  const camel = camelCase(name)
  return camel.charAt(0).toUpperCase() + camel.slice(1)
}
