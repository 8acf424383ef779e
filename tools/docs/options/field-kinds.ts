import ts from 'typescript'
import { ownOptionsOf, sentenceOf, type Option } from './options-of.ts'
import { typeText } from './type-text.ts'
import type { TypeSources } from './type-aliases.ts'

/** A constructor of fields: its sentence, which common options it takes, and its own options. */
export type FieldKind = {
  readonly name: string
  readonly sentence: string
  readonly common: string | null
  readonly options: readonly Option[]
}

type Constructor = { readonly name: string; readonly statement: ts.VariableStatement; readonly optionsType: string | null }

/** Returns the name of the alias that constrains the options of a constructor; null if it takes the common options only. */
const optionsTypeOf = ({ typeParameters = ts.factory.createNodeArray() }: ts.ArrowFunction): string | null => {
  const constraint = typeParameters.at(-1)?.constraint
  return constraint !== undefined && ts.isTypeReferenceNode(constraint) ? constraint.typeName.getText() : null
}

const returnsField = ({ type }: ts.ArrowFunction): boolean => type?.getText().startsWith('FieldOf<') === true

const takesOptions = ({ parameters }: ts.ArrowFunction): boolean => parameters.length === 1 && parameters[0]?.name.getText() === 'options'

/** Returns the functions of a file that make a field from its options. */
const constructorsIn = (file: ts.SourceFile): readonly Constructor[] =>
  file.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) =>
      statement.declarationList.declarations.flatMap(({ name, initializer }) =>
        initializer !== undefined && ts.isArrowFunction(initializer) && returnsField(initializer) && takesOptions(initializer)
          ? [{ name: name.getText(), statement, optionsType: optionsTypeOf(initializer) }]
          : [],
      ),
    )

/** Describes a limitation of the common options: `Pick` and `Omit` name the options that a kind takes or lacks. */
const commonOf = (alias: ts.TypeAliasDeclaration | undefined): string | null => {
  const parts = alias !== undefined && ts.isIntersectionTypeNode(alias.type) ? alias.type.types : []
  for (const part of parts) {
    if (!ts.isTypeReferenceNode(part)) continue
    const names = part.typeArguments?.[1]
    if (names === undefined) continue
    const listed = typeText(names).replaceAll("'", '`').replaceAll(' | ', ', ')
    if (part.typeName.getText() === 'Pick') return `Of the common options it takes ${listed} only.`
    if (part.typeName.getText() === 'Omit') return `It takes the common options except ${listed}.`
  }
  return null
}

/** Lists the constructors of fields by name. */
export const fieldKinds = ({ files, aliases }: TypeSources): readonly FieldKind[] =>
  files
    .flatMap(constructorsIn)
    .map(({ name, statement, optionsType }) => {
      const alias = optionsType === null ? undefined : aliases.get(optionsType)
      const isOwn = alias !== undefined && optionsType !== 'FieldOptions'
      return { name, sentence: sentenceOf(statement), common: commonOf(alias), options: isOwn ? ownOptionsOf(alias) : [] }
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
