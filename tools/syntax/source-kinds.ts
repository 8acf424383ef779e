const TEST_FILE = /\.(test|stories|crawl)\.tsx?$|\.d\.ts$|-under-test\.tsx?$|\/story-[\w-]+\.tsx?$/
const TEST_FOLDER = /(^|\/)(testing(-stories)?|fixtures|e2e|durability|\.storybook)\//
const TEXT = /(^|\/)(messages|locales|seeds?|words)\/|\/(seed|ja|en)\.ts$/

/** Whether a file is test code: a test, a story, a test kit or a declaration file. */
export const isTestCode = (path: string): boolean => TEST_FILE.test(path) || TEST_FOLDER.test(path)

/** Whether a file contains texts or demo records only. */
export const isTextOrSeed = (path: string): boolean => TEXT.test(path)

/** Whether a file is source: neither test code nor texts or demo records. */
export const isSource = (path: string): boolean => !isTestCode(path) && !isTextOrSeed(path)
