import ts from 'typescript'

const printer = ts.createPrinter({ removeComments: true })

/** Helpers of inference that mean nothing to a reader. */
const TRANSPARENT: ReadonlySet<string> = new Set(['NoInfer', 'Readonly', 'Partial', 'CollectedName'])

/** Returns the readable name of `keyof F & string`: a field of the type or of its workflow, or another name. */
const nameOfKey = (node: ts.IntersectionTypeNode): string | null => {
  const key = node.types.find((type) => ts.isTypeOperatorNode(type) && type.operator === ts.SyntaxKind.KeyOfKeyword)
  if (key === undefined || !ts.isTypeOperatorNode(key)) return null
  const of = ts.isIndexedAccessTypeNode(key.type) ? key.type.objectType : key.type
  return ts.isTypeReferenceNode(of) ? 'FieldName' : 'string'
}

/** Returns the constraint of a type parameter of the enclosing alias; undefined for another type. */
const constraintOf = (node: ts.TypeReferenceNode): ts.TypeNode | undefined => {
  const alias = ts.findAncestor(node, ts.isTypeAliasDeclaration)
  return alias?.typeParameters?.find(({ name }) => name.text === node.typeName.getText())?.constraint
}

const simplified = (node: ts.Node, context: ts.TransformationContext): ts.Node => {
  const visit = (child: ts.Node): ts.Node => simplified(child, context)
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword) return visit(node.type)
  if (ts.isTypeReferenceNode(node) && TRANSPARENT.has(node.typeName.getText())) {
    const [inner] = node.typeArguments ?? []
    return inner === undefined ? node : visit(inner)
  }
  if (ts.isTypeReferenceNode(node)) {
    if (node.typeName.getText() === 'ValuesIn') return ts.factory.createTypeReferenceNode('Values')
    const [value] = node.typeArguments ?? []
    if (node.typeName.getText() === 'ByField' && value !== undefined)
      return ts.factory.createTypeReferenceNode('Record', [
        ts.factory.createTypeReferenceNode('FieldName'),
        ts.visitNode(value, visit, ts.isTypeNode) ?? value,
      ])
    const constraint = constraintOf(node)
    if (constraint !== undefined) return visit(constraint)
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
