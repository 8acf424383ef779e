export { createTranslator, type Localized } from './create-translator.ts'
