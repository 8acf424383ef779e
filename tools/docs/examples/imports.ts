import ts from 'typescript'
import { walk } from '../../syntax/parsed-files.ts'

const HERE = '../../tools/docs/examples'

/** Where names come from that examples use without an import. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  '@captain/content-core': ['definePublicQuery', 'defineSubmission', 'defineSeed', 'defineTenant', 'responseOf'],
  '@captain/content-server': ['hooksFor', 'jobFor', 'publicQueryFor', 'defineServer'],
  '@captain/content-react': ['PathLink', 'useOfferVerbs', 'useTenant', 'type ScreenProps'],
  '@captain/ui': ['FormSkeleton'],
  '@captain/validation': ['maxFullWidth', 'halfWidth'],
  '@tanstack/react-query': ['useQuery'],
  '@captain/t7/seed': ['seed'],
  valibot: ['object', 'boolean'],
  vitest: ['afterAll', 'beforeAll', 'expect', 'test'],
  [`${HERE}/example-tenant.ts`]: ['tenant'],
  [`${HERE}/example-types.ts`]: ['type ExampleOf'],
  [`${HERE}/example-code.ts`]: [
    'businessToday',
    'type BusinessCalendar',
    'dateInTimeZone',
    'expiryOf',
    'findOrder',
    'host',
    'isReachable',
    'monthOf',
    'orderMail',
    'soldOutJob',
    'teaHooks',
    'totalOf',
  ],
}

const moduleOf = new Map(
  Object.entries(MODULES).flatMap(([path, names]) => names.map((name) => [name.replace('type ', ''), { path, name }])),
)

/** Returns the names that a file uses, and those that its imports and statements declare. */
const namesIn = (file: ts.SourceFile): { readonly used: ReadonlySet<string>; readonly declared: ReadonlySet<string> } => {
  const [used, declared] = [new Set<string>(), new Set<string>()]
  walk(file, (node) => {
    if (!ts.isIdentifier(node)) return
    const isDeclared = ts.isImportSpecifier(node.parent) || (ts.isVariableDeclaration(node.parent) && node.parent.name === node)
    const isProperty = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node
    if (isDeclared) declared.add(node.text)
    else if (!isProperty) used.add(node.text)
  })
  return { used, declared }
}

/** Returns an example with imports of the names that it leaves out, and of constructors of fields. */
export const withImports = (code: string, constructors: readonly string[] = []): string => {
  const { used, declared } = namesIn(ts.createSourceFile('example.tsx', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX))
  const missing = [...used].filter((name) => !declared.has(name)).flatMap((name) => moduleOf.get(name) ?? [])
  const imports = [...missing, ...constructors.map((name) => ({ path: '@captain/content-core', name }))]
  return `${[...imports.map(({ path, name }) => `import { ${name} } from '${path}'`), code].join('\n')}\nexport {}\n`
}
