import type { DescribedParameter, DescribeContext, JsonSchema, OperationTexts } from '@captain/http-server'
import { en, enParameters } from './words/en.ts'
import { ja, jaParameters } from './words/ja.ts'

export type OperationName = keyof typeof ja

/** Names of the operations of this library in the API description. */
export const operationTexts: OperationTexts<OperationName> = { ja, en }

const PARAMETERS = { ja: jaParameters, en: enParameters } as const

/** Creates a query parameter that only operations of this library take. */
export const ownParameter = ({ locale }: DescribeContext, name: keyof typeof jaParameters, schema: JsonSchema): DescribedParameter => ({
  name,
  in: 'query',
  description: PARAMETERS[locale][name],
  schema,
})
