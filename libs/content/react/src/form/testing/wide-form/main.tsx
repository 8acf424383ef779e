import { createRoot } from 'react-dom/client'
import { fieldsApp, loadWords } from '../../../fields/testing/fields-app.tsx'
import { wideDeclaration, wideFields } from './wide-fields.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('no root')
await loadWords()
createRoot(root).render(fieldsApp(wideFields, { values: { field0: '港' }, declared: wideDeclaration }).element)
