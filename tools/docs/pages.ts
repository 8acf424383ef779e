import { readTypes } from './options/type-aliases.ts'
import { referencePages } from './options/reference-pages.ts'
import { asvsPage } from './asvs/asvs-page.ts'
import type { Page } from './page.ts'
import { permissionsPage } from './permissions-page.ts'

/** Generates the pages of the platform's documentation that follow from its code. */
export const pages = (root: string): readonly Page[] => [
  { path: 'docs/permissions.md', text: permissionsPage() },
  { path: 'docs/asvs.md', text: asvsPage() },
  ...referencePages(readTypes(root)),
]
