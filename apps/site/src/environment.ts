type Environment = 'development' | 'preview' | 'production'

/** What this build is for; `vite build --mode development` makes one for trying things out. */
export const environment: Environment =
  import.meta.env.MODE === 'development' || import.meta.env.MODE === 'preview' ? import.meta.env.MODE : 'production'
