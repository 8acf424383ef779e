import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'
import { isFilePath } from './file-path.ts'

const EXTENSIONS = ['svg', 'png', 'webp', 'gif', 'jpg', 'jpeg', 'ico']
const ENDING = new RegExp(`\\.(?:${EXTENSIONS.join('|')})$`, 'i')

/** Requires a path within the site to an image file; neither a URL nor a name in an icon set. */
export const iconPath = <Value extends MaybeText = string>(): Rule<Value> =>
  rule<Value>(
    'iconPath',
    { extensions: EXTENSIONS.join(', ') },
    whenText((text) => isFilePath(text) && ENDING.test(text)),
  )
