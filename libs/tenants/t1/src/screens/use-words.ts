import { useContent } from '@captain/content-react'
import { platformWords, type PlatformWords } from './words/platform.ts'

/** The words of the platform's own screens in the language of the reader. */
export const useWords = (): PlatformWords => platformWords[useContent().locale]
