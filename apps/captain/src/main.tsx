import '@captain/ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { watchForNewerBuilds } from './newer-build.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

watchForNewerBuilds()

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
