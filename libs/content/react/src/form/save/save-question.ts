import { createContext } from 'react'

/** Text of the confirmation before each save of the forms inside; null if saves need none. Special screens set it. */
export const SaveQuestion = createContext<string | null>(null)
