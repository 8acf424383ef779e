import type { Check } from './check.ts'
import { catalogs } from './catalogs.ts'
import { fileSizes } from './file-sizes.ts'
import { names } from './names.ts'
import { pins } from './pins.ts'
import { stories } from './stories.ts'
import { translations } from './translations.ts'
import { words } from './words.ts'

export const checks: readonly Check[] = [catalogs, fileSizes, names, pins, stories, translations, words]
