export { createTranslator, type Localized, type Translator } from './create-translator.ts'
