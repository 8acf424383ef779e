import { openWorkspace, type Workspace } from '../source/workspace.ts'
import { finish } from '../finish.ts'
import { readFields } from '../fields/read-fields.ts'
import type { Words } from '../fields/field-plan.ts'
import { refuse } from '../refusal.ts'
import { checkName, checkPlan } from './check-type.ts'
import { declarationFile } from './declaration.ts'
import { englishPlural } from './english-plural.ts'
import { openLibrary } from './library.ts'
import { messagesFile } from './messages.ts'
import { readTenant } from './read-tenant.ts'
import { registerType } from './register.ts'
import { seedFile } from './seed.ts'
import { storyFile } from './story.ts'
import { camelCase, PLANNED_WORKFLOWS, type PlannedWorkflow, type TenantPlan, type TypePlan } from './type-plan.ts'
import { WORKFLOW_PARTS } from './workflow-parts.ts'

export type TypeRequest = {
  readonly name: string
  readonly words: Words
  /** The English name of several records; default: the regular plural. */
  readonly plural?: string
  readonly workflow: string
  readonly fields: readonly string[]
  /** The title field of a record; default: the first one. */
  readonly title?: string
  readonly group?: string
  readonly icon?: string
}

const STANDARD_FIELDS = ['name:text:required:public:localized']

const workflowOf = (name: string): PlannedWorkflow =>
  PLANNED_WORKFLOWS.find((workflow) => workflow === name) ??
  refuse(
    name === 'order'
      ? 'A type with the workflow order is written by hand, after the one of t6: its steps, totals and stock are all its own.'
      : `“${name}” is no workflow; there are ${PLANNED_WORKFLOWS.join(', ')}.`,
  )

/** Plans a type completely. Refuses invalid input with one error. */
export const planType = (workspace: Workspace, tenant: TenantPlan, request: TypeRequest): TypePlan => {
  checkName(workspace.root, tenant, request.name)
  const workflow = workflowOf(request.workflow)
  const fields = readFields(request.fields.length === 0 ? STANDARD_FIELDS : request.fields)
  const title = request.title === undefined ? fields[0] : fields.find(({ name }) => name === request.title)
  if (title === undefined) return refuse(`“${request.title ?? ''}” is to be the title, and there is no such field.`)
  const plan: TypePlan = {
    tenant,
    name: request.name,
    constant: camelCase(request.name),
    workflow,
    group: request.group ?? WORKFLOW_PARTS[workflow].group,
    icon: request.icon ?? 'file-text',
    words: request.words,
    plural: request.plural ?? englishPlural(request.words.en),
    fields,
    title,
  }
  checkPlan(workspace, plan)
  return plan
}

/** Prepares every file of a type in the workspace without writing. */
export const draftType = (workspace: Workspace, plan: TypePlan): void => {
  const source = `libs/tenants/${plan.tenant.library}/src`
  openLibrary(workspace, plan.tenant.library)
  workspace.set(`${source}/content-types/${plan.name}.ts`, declarationFile(plan))
  workspace.set(`${source}/messages/${plan.name}.ts`, messagesFile(plan))
  workspace.set(`${source}/seed/${plan.name}.ts`, seedFile(plan))
  workspace.set(`${source}/screens/${plan.name}.stories.tsx`, storyFile(plan))
  registerType(workspace, plan)
}

/** Writes a content type into a tenant of the repository: all files or none. Returns their paths. */
export const newContentType = async (root: string, library: string, request: TypeRequest): Promise<readonly string[]> => {
  const workspace = openWorkspace(root)
  const tenant = await readTenant(workspace, library)
  draftType(workspace, planType(workspace, tenant, request))
  return finish(workspace, library)
}
