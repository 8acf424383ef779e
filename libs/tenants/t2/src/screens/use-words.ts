import { useContent } from '@captain/content-react'
import { words, type Words } from './words.ts'

/** The words of the club's own screens in the language of the reader. */
export const useWords = (): Words => words[useContent().locale]
