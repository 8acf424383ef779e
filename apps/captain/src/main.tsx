import '@captain/ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { watchForNewerBuilds } from './newer-build.ts'
import { watchLostStyles } from './recovery/lost-styles.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

watchLostStyles()
watchForNewerBuilds()

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
