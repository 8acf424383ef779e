import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

const HEAD = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp);base64,/

const isBase64 = (text: string) => text.length >= 4 && text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(text.replace(/={1,2}$/, ''))

/** Requires a base64 data URI of a raster image, checked to its end; rejects SVG because it can contain scripts. */
export const startsWithImageDataUri = <Value extends MaybeText = string>(): Rule<Value> => {
  const isImage = (text: string) => {
    const head = HEAD.exec(text)?.[0]
    return head !== undefined && isBase64(text.slice(head.length))
  }
  return rule<Value>('startsWithImageDataUri', {}, whenText(isImage))
}
