type Environment = 'development' | 'preview' | 'production'

/** The target of this build; `vite build --mode development` builds one for trials. */
export const environment: Environment =
  import.meta.env.MODE === 'development' || import.meta.env.MODE === 'preview' ? import.meta.env.MODE : 'production'
