import ts from 'typescript'

const printer = ts.createPrinter({ removeComments: true })

/** Helpers of inference that mean nothing to a reader. */
const TRANSPARENT: ReadonlySet<string> = new Set(['NoInfer', 'Readonly', 'Partial', 'CollectedName'])

/** What a type is called in the reference, without its arguments. */
const NAMES: Readonly<Record<string, string>> = {
  ValuesIn: 'Values',
  NameIn: 'TypeName',
  TypeIn: 'ContentType',
  ParametersOf: 'ParametersOf',
}

/** Returns the readable name of `keyof F & string`: a field of the type or of its workflow, or a transition. */
const nameOfKey = (node: ts.IntersectionTypeNode): string | null => {
  const key = node.types.find((type) => ts.isTypeOperatorNode(type) && type.operator === ts.SyntaxKind.KeyOfKeyword)
  if (key === undefined || !ts.isTypeOperatorNode(key)) return null
  const of = ts.isIndexedAccessTypeNode(key.type) ? key.type.objectType : key.type
  return ts.isTypeReferenceNode(of) ? 'FieldName' : 'Transition'
}

/** Returns the parameter of the enclosing alias or function that a type names; undefined for another type. */
const parameterOf = (node: ts.TypeReferenceNode): ts.TypeParameterDeclaration | undefined => {
  const own = (around: ts.Node): readonly ts.TypeParameterDeclaration[] => {
    if (ts.isMappedTypeNode(around)) return [around.typeParameter]
    return ts.isTypeAliasDeclaration(around) || ts.isFunctionTypeNode(around) ? (around.typeParameters ?? []) : []
  }
  const find = (around: ts.Node): ts.TypeParameterDeclaration | undefined =>
    own(around).find(({ name }) => name.text === node.typeName.getText()) ?? (ts.isSourceFile(around) ? undefined : find(around.parent))
  return find(node.parent)
}

/** Returns whether a type argument is a tenant or one of its content types, which the reader knows. */
const isOfDeclaration = (node: ts.TypeNode): boolean => {
  if (ts.isIndexedAccessTypeNode(node)) return isOfDeclaration(node.objectType)
  if (!ts.isTypeReferenceNode(node)) return false
  if (node.typeName.getText() === 'TypeIn') return true
  const parameter = parameterOf(node)
  return (
    parameter !== undefined && (parameter.name.text === 'C' || /^(?:Tenant|\w*Name\w*<T>)$/.test(parameter.constraint?.getText() ?? ''))
  )
}

const withoutDeclaration = (node: ts.TypeReferenceNode): ts.TypeReferenceNode =>
  node.typeArguments?.some(isOfDeclaration) === true
    ? ts.factory.createTypeReferenceNode(
        node.typeName,
        node.typeArguments.filter((argument) => !isOfDeclaration(argument)),
      )
    : node

/** Returns whether a parameter has a name for the reader, such as `FieldName`. */
const isTelling = (name: string): boolean => /\wName$/.test(name)

/** Returns the readable type of a reference that only the compiler needs; null for others. */
const replaced = (node: ts.TypeReferenceNode): ts.TypeNode | null => {
  const name = NAMES[node.typeName.getText()]
  if (name !== undefined) return ts.factory.createTypeReferenceNode(name)
  const parameter = parameterOf(node)
  return parameter === undefined || isTelling(parameter.name.text) ? null : (parameter.constraint ?? null)
}

const simplified = (node: ts.Node, context: ts.TransformationContext): ts.Node => {
  const visit = (child: ts.Node): ts.Node => simplified(child, context)
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword) return visit(node.type)
  if (ts.isTypeReferenceNode(node) && TRANSPARENT.has(node.typeName.getText())) {
    const [inner] = node.typeArguments ?? []
    return inner === undefined ? node : visit(inner)
  }
  if (ts.isTypeReferenceNode(node)) {
    const [value] = node.typeArguments ?? []
    if (value !== undefined && node.pos >= 0 && node.typeName.getText() === 'ByField')
      return ts.factory.createTypeReferenceNode('Record', [
        ts.factory.createTypeReferenceNode('FieldName'),
        ts.visitNode(value, visit, ts.isTypeNode) ?? value,
      ])
    const other = replaced(node)
    if (other === null) return ts.visitEachChild(withoutDeclaration(node), visit, context)
    const isFromSource = other.pos >= 0
    return isFromSource ? visit(other) : other
  }
  // One of the values of a mapped type.
  if (ts.isIndexedAccessTypeNode(node) && ts.isMappedTypeNode(node.objectType)) return visit(node.objectType.type ?? node)
  if (ts.isMappedTypeNode(node) && node.type !== undefined) {
    const { constraint } = node.typeParameter
    // A value for each field.
    if (constraint !== undefined && ts.isTypeOperatorNode(constraint)) return ts.factory.createTypeReferenceNode('Values')
    const key = constraint === undefined ? ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword) : visit(constraint)
    return ts.factory.createTypeReferenceNode('Record', [key, visit(node.type)].filter(ts.isTypeNode))
  }
  const key = ts.isIntersectionTypeNode(node) ? nameOfKey(node) : null
  if (key !== null) return ts.factory.createTypeReferenceNode(key)
  if (node.kind === ts.SyntaxKind.ReadonlyKeyword) return ts.factory.createToken(ts.SyntaxKind.EndOfFileToken)
  if (ts.isPropertySignature(node))
    return ts.factory.createPropertySignature([], node.name, node.questionToken, node.type && ts.visitNode(node.type, visit, ts.isTypeNode))
  return ts.visitEachChild(node, visit, context)
}

/** Returns a type on one line, without modifiers and helpers that only the compiler needs. */
export const typeText = (node: ts.TypeNode | ts.MethodSignature): string => {
  const { transformed } = ts.transform<ts.Node>(node, [(context) => (root) => simplified(root, context)])
  const [result = node] = transformed
  return printer
    .printNode(ts.EmitHint.Unspecified, result, node.getSourceFile())
    .replaceAll(/\s+/g, ' ')
    .replaceAll('(FieldName)', 'FieldName')
    .replaceAll(/FieldName(?: \| FieldName)+/g, 'FieldName')
    .replaceAll(/\((\w+(?:\[\])?)\)(?=\[)/g, '$1')
    .replaceAll(/; \}/g, ' }')
    .replace(/;$/, '')
}
