export { chromium } from '../testing/chromium.ts'
