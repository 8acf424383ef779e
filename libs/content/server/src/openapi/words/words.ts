import type { Locale } from '@captain/locale'
import { en } from './en.ts'
import { ja } from './ja.ts'

const WORDS = { ja, en } as const

export type OperationName = keyof typeof ja.operations
export type ParameterName = keyof typeof ja.parameters

const filled = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (brace, name: string) => words[name] ?? brace)

/** What an operation is called, and what else there is to know of it. */
export const operationWords = (
  locale: Locale,
  name: OperationName,
  words: Readonly<Record<string, string>> = {},
): { readonly summary: string; readonly details?: string } => {
  const { summary, details }: { readonly summary: string; readonly details?: string } = WORDS[locale].operations[name]
  return { summary: filled(summary, words), ...(details !== undefined && { details: filled(details, words) }) }
}

export const parameterWords = (locale: Locale, name: ParameterName, words: Readonly<Record<string, string>> = {}): string =>
  filled(WORDS[locale].parameters[name], words)
