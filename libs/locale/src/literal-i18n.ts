import { I18n, type MessageDescriptor, type MessageOptions } from '@lingui/core'

type Values = Readonly<Record<string, unknown>>

// Where Lingui sees one escape in a finished text, it decodes all of them; this one stands for the backslash itself.
const literal = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll(/\\(?=[ux])/g, String.raw`\u005c`) : value)

const literalValues = (values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, literal(value)]))

/**
 * An instance that prints values as they are. Lingui decodes escapes such as `\u002e` in texts with their values filled in,
 * by which a sender could write an address that no check of the name has seen.
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
