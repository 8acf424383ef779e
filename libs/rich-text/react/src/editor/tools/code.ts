import { serialiseInline } from '@captain/rich-text-core'
import Code from '@editorjs/code'
import type { BlockToolConstructorOptions } from '@editorjs/editorjs'

type CodeData = { code: string; language?: string }

/** The code tool with an accessible name and with the language of an imported block. The session handles Tab, which leaves the field. */
export class CodeTool extends Code {
  static readonly conversionConfig = { export: escapeText, import: 'code' }
  readonly #language: string | undefined
  readonly #name: string

  constructor(options: BlockToolConstructorOptions<CodeData>) {
    super(options)
    const { language } = options.data
    this.#language = language
    this.#name = options.config?.placeholder ?? ''
  }

  override render(): HTMLDivElement {
    const root = super.render()
    const field = root.querySelector('textarea')
    field?.setAttribute('aria-label', this.#name)
    field?.setAttribute('spellcheck', 'false')
    return root
  }

  override save(root: HTMLDivElement): CodeData {
    const { code } = super.save(root)
    return this.#language === undefined ? { code } : { code, language: this.#language }
  }

  validate({ code }: CodeData): boolean {
    return code.trim() !== ''
  }
}

/** Content converted to another block is parsed as HTML there. */
function escapeText({ code }: CodeData): string {
  return serialiseInline([code]).replaceAll('\n', '<br>')
}
