import {
  declarationError,
  fieldOf,
  type FieldNameIn,
  type FieldsIn,
  type NameIn,
  type Tenant,
  type TypeIn,
  declaredType,
} from '@captain/content-core'
import type { FieldInputs, SpecialInput } from '../fields/inputs-context.ts'

/** Inputs that replace those of field kinds, by field of a content type. */
export type InputsOf<C> = { readonly [F in FieldNameIn<C>]?: SpecialInput<FieldsIn<C>[F]['kind']> }

/**
 * Defines inputs for fields of a content type, as the value of `SpecialInputs`. Throws with the path of an undeclared field
 * (`cafe.inputs.food.naem: …`).
 */
export function inputsFor<const T extends Tenant, const N extends NameIn<T>>(
  tenant: T,
  type: N,
  inputs: InputsOf<TypeIn<T, N>>,
): FieldInputs
// Forms look up inputs by the configuration of a field: its type ends here.
export function inputsFor(tenant: Tenant, name: string, inputs: Readonly<Record<string, SpecialInput | undefined>>): FieldInputs {
  const at = `${tenant.slug}.inputs.${name}`
  const type = declaredType(at, tenant, name)
  return new Map(
    Object.entries(inputs).flatMap(([fieldName, input]) => {
      const field = fieldOf(type, fieldName)
      if (field === null) throw declarationError(`${at}.${fieldName}`, 'is not a field of the type')
      return input === undefined ? [] : [[field.config, input] as const]
    }),
  )
}
