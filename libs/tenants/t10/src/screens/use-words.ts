import { useContent } from '@captain/content-react'
import { SCREEN_WORDS } from './words.ts'

/** The words of the studio's own screen in the interface language. */
export const useWords = () => SCREEN_WORDS[useContent().locale]
