import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CreateNodes, TargetConfiguration } from '@nx/devkit'

type Manifest = { readonly nx?: { readonly tags?: readonly string[] } }

const SOURCES = ['default', '^default']

/** Inputs of a test in addition to its project and the projects that it imports. */
const TEST_INPUTS = [...SOURCES, 'testing']

/** The conformance suite of a tenant runs the full server, which the tenant does not import. */
const SERVER_INPUTS = ['{workspaceRoot}/apps/server/**/*', '{workspaceRoot}/libs/*/server/**/*', '{workspaceRoot}/libs/mail/**/*']

const PROJECTS = ['unit', 'server', 'conformance', '"browser*"'].map((name) => `--project ${name}`).join(' ')

/** Programs that check a library: the back office's, the server's, or both. */
const programsOf = (tags: readonly string[]): string => {
  if (tags.includes('platform:browser')) return 'captain'
  return tags.includes('platform:node') ? 'server' : 'captain server'
}

const command = (text: string, inputs: readonly string[]): TargetConfiguration => ({
  executor: 'nx:run-commands',
  options: { command: text },
  cache: true,
  inputs: [...inputs],
})

const targetsOf = (root: string, tags: readonly string[]): Record<string, TargetConfiguration> => {
  const isApp = tags.includes('type:app')
  const typecheck = isApp
    ? `node node_modules/typescript7/bin/tsc --project ${root}/tsconfig.check.json`
    : `node tools/nx/check-library.ts ${root} ${programsOf(tags)}`
  return {
    // Vitest uses every processor and starts a database, so no other task runs at the same time.
    test: {
      ...command(`vitest run --passWithNoTests ${PROJECTS} ${root}/`, [
        ...TEST_INPUTS,
        ...(tags.includes('type:tenant') ? SERVER_INPUTS : []),
      ]),
      parallelism: false,
    },
    lint: command(`oxlint --type-aware ${root}`, [...SOURCES, 'linting']),
    typecheck: command(typecheck, [...SOURCES, 'checking']),
    // Libraries are consumed as source: only apps are built, each by its script.
    build: { executor: 'nx:noop' },
  }
}

/** Gives every library and app the targets test, lint, typecheck and build, so that no project needs a configuration file. */
export const createNodes: CreateNodes = [
  '{apps,libs,tools}/**/package.json',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      const root = dirname(file)
      const { nx }: Manifest = JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8'))
      return [file, { projects: { [root]: { targets: targetsOf(root, nx?.tags ?? []) } } }]
    }),
]
