import type { Check } from './check.ts'

// The brackets keep this file from finding itself.
const forbidden: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\b(T[O]DO|F[I]XME|X[X]X)\b/, 'unfinished work belongs in the tracker'],
  [
    /https?:\/\/[\w.-]*(registry|artifact|npm)[\w.-]*\.[\w.-]+(:\d+)?\/[\w@%/.-]*\.t[g]z/,
    'a package source is named; the registry is the reader’s own setting',
  ],
  [/registry\.npm[j]s\.org/, 'a package source is named; the registry is the reader’s own setting'],
  [/@ts-(ign[o]re|noch[e]ck)/, 'a type error is mended, not hidden'],
]

export const words: Check = {
  name: 'forbidden words',
  findings: (tree) =>
    tree
      .files('**/*')
      .filter((path) => /\.(ts|tsx|mjs|js|css|html|sql|json|md|po|yml)$/.test(path))
      .flatMap((path) =>
        tree
          .read(path)
          .split('\n')
          .flatMap((line, index) => forbidden.filter(([word]) => word.test(line)).map(([, why]) => `${path}:${index + 1}: ${why}`)),
      ),
}
