import type { Check } from './check.ts'
import { docsReferences } from './docs-references.ts'
import { fileSizes } from './file-sizes.ts'
import { names } from './names.ts'
import { pins } from './pins.ts'
import { stories } from './stories.ts'
import { words } from './words.ts'

export const checks: readonly Check[] = [docsReferences, fileSizes, names, pins, stories, words]
