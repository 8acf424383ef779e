export type Environment = 'development' | 'preview' | 'production'

const ENVIRONMENTS: readonly string[] = ['development', 'preview', 'production'] satisfies readonly Environment[]
const isEnvironment = (mode: string): mode is Environment => ENVIRONMENTS.includes(mode)

/** The target of this build; `vite build --mode preview` builds a preview. */
export const environment: Environment = isEnvironment(import.meta.env.MODE) ? import.meta.env.MODE : 'production'
