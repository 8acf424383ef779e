import { useContent } from '@captain/content-react'
import { SCREEN_WORDS } from './words.ts'

/** The words of the café's own screens in the interface language. */
export const useWords = () => SCREEN_WORDS[useContent().locale]
