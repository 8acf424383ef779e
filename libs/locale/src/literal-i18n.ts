import { I18n, type MessageDescriptor, type MessageOptions } from '@lingui/core'

type Values = Readonly<Record<string, unknown>>

// Lingui decodes all escapes of a finished text if it finds one; this escape represents the backslash itself.
const literal = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll(/\\(?=[ux])/g, String.raw`\u005c`) : value)

const literalValues = (values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, literal(value)]))

/**
 * Lingui instance that prints values unchanged. Lingui decodes escapes such as `\u002e` after it fills values in, so a sender could write
 * an address that bypasses every check of the name.
 */
export class LiteralI18n extends I18n {
  override _(descriptor: MessageDescriptor): string
  override _(id: string, values?: Values, options?: MessageOptions): string
  override _(message: MessageDescriptor | string, values: Values = {}, options?: MessageOptions): string {
    return typeof message === 'string'
      ? super._(message, literalValues(values), options)
      : super._({ ...message, values: literalValues(message.values ?? {}) })
  }
}
