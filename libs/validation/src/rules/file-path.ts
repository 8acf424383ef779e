import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

const MAX_LENGTH = 1024
const PATH = /^\/?[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/

/** Returns whether a text is a path of ASCII segments without leading dots, separated by single slashes. */
export const isFilePath = (text: string): boolean => text.length <= MAX_LENGTH && PATH.test(text)

/** Requires a path within the site, at most 1024 characters; it is a label and never used to open files. */
export const filePath = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('filePath', {}, whenText(isFilePath))
