import { usePage } from '../../document/page-context.ts'
import { PICTURES, type PictureName } from './pictures.ts'

/** A screen of the back office in the language and the colours of the reader. */
export function ScreenImage({ name, alt }: { readonly name: PictureName; readonly alt: string }) {
  const { locale } = usePage()
  const { light, dark, width, height } = PICTURES[name][locale]
  return (
    <picture className="screen-picture">
      <source media="screen and (prefers-color-scheme: dark)" srcSet={dark} />
      <img src={light} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
    </picture>
  )
}
