import type ts from 'typescript'
import type { TypeSources } from './type-aliases.ts'

/**
 * Types that tenant teams write, with the type whose JSDoc describes their options. The described type has the same options without
 * the types of a declaration.
 */
const DESCRIBED_BY: Readonly<Record<string, string>> = {
  ServerOf: 'TenantServer',
  PublicReadsOf: 'PublicReader',
  JobOf: 'TenantJob',
  HooksOf: 'TypeHooks',
  ConnectionTestOf: 'ConnectionTest',
  TypeContextOf: 'HookContext',
  HookContextOf: 'HookContext',
  MailContextOf: 'MailContext',
  ChangeOf: 'ChangeEvent',
  SubmissionOptions: 'Submission',
}

/** Results of a function, with the options that teams pass to it. */
const WRITTEN_AS: Readonly<Record<string, string>> = { Submission: 'SubmissionOptions' }

/** Returns the type whose JSDoc describes the options of a type; null if that is the type itself. */
export const describedBy = ({ aliases }: TypeSources, alias: ts.TypeAliasDeclaration): ts.TypeAliasDeclaration | null =>
  aliases.get(DESCRIBED_BY[alias.name.text] ?? '') ?? null

/** Returns the name of the type that teams write for a type. */
export const writtenAs = (name: string): string => WRITTEN_AS[name] ?? name
