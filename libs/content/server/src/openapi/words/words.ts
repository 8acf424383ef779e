import type { OperationText, OperationTexts } from '@captain/http-server'
import type { Locale } from '@captain/locale'
import { en } from './en.ts'
import { ja } from './ja.ts'

const WORDS = { ja, en } as const

export type OperationName = keyof typeof ja.operations
export type ParameterName = keyof typeof ja.parameters

/** Texts of the operations on content. */
export const operationTexts: OperationTexts<OperationName> = { ja: ja.operations, en: en.operations }

const filled = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (brace, name: string) => words[name] ?? brace)

/** Inserts words in the text of an operation. */
export const filledText = ({ summary, details }: OperationText, words: Readonly<Record<string, string>> = {}): OperationText => ({
  summary: filled(summary, words),
  ...(details !== undefined && { details: filled(details, words) }),
})

/** Returns whether the texts describe a parameter of that name. */
export const isParameterName = (name: string): name is ParameterName => Object.hasOwn(ja.parameters, name)

export const parameterLabels = (locale: Locale, name: ParameterName, words: Readonly<Record<string, string>> = {}): string =>
  filled(WORDS[locale].parameters[name], words)
