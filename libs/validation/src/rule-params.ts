type None = Readonly<Record<string, never>>
type Count = { readonly count: number }

/** Codes of all rules, with the parameters of their messages. */
export type RuleParams = {
  // The default catalogue of the customer's specification (§8); also the codes of valibot's own schemas.
  readonly invalid: None
  readonly required: None
  readonly defined: None
  readonly notNull: None
  readonly oneOf: { readonly options: string }
  readonly notOneOf: { readonly values: string }
  readonly type: { readonly expected: 'string' | 'number' | 'boolean' | 'date' | 'array' | 'object' }
  readonly unknownKeys: { readonly key: string }
  readonly length: { readonly length: number }
  readonly minLength: { readonly min: number }
  readonly maxLength: { readonly max: number }
  readonly match: None
  readonly uuid: None
  readonly trim: None
  readonly lowercase: None
  readonly uppercase: None
  readonly min: { readonly min: number | string }
  readonly max: { readonly max: number | string }
  readonly less: { readonly less: number | string }
  readonly more: { readonly more: number | string }
  readonly positive: None
  readonly negative: None
  readonly minDate: { readonly min: string }
  // Presence and text.
  readonly requiredInput: None
  readonly requiredSelect: None
  readonly requiredDate: None
  readonly storableText: None
  readonly nonBlank: None
  readonly maxBytes: { readonly maxBytes: number; readonly fullWidth: number }
  readonly maxFullWidth: { readonly max: number }
  readonly startsWithAt: None
  readonly startsWithUrl: { readonly prefix: string }
  readonly startsWithImageDataUri: None
  readonly halfWidth: None
  readonly digits: None
  readonly letters: None
  readonly lettersUpper: None
  readonly lettersLower: None
  readonly alnum: None
  readonly alnumLen: { readonly length: number }
  readonly digitsHyphen: None
  readonly digitsExact: Count
  readonly digitsMin: Count
  readonly digitsMax: Count
  readonly digitsHyphenDigits: { readonly left: number; readonly right: number }
  readonly hiragana: None
  readonly katakana: None
  readonly kana: None
  readonly email: None
  readonly url: None
  readonly domain: None
  readonly ipv4: None
  readonly ipv6: None
  readonly mac: None
  readonly slug: None
  readonly filePath: None
  readonly fileName: None
  readonly iconPath: { readonly extensions: string }
  readonly color: None
  readonly duplicate: None
  /** An outside check did not respond: the value is neither valid nor invalid, and the user can try again. */
  readonly unchecked: None
  /** Message of a check that only one declaration has, in both languages. */
  readonly custom: { readonly ja: string; readonly en: string }
  // Japan and social accounts.
  readonly phone: None
  readonly localPhone: None
  readonly fax: None
  readonly postalCode: None
  readonly corporateNumber: None
  readonly corporateNumberCheckDigit: None
  readonly invoiceNumber: None
  readonly xId: None
  readonly facebookId: None
  readonly instagramId: None
  readonly lineId: None
  readonly youtubeChannelId: None
  // Dates, numbers, toggles.
  readonly notBeforeToday: { readonly today: string }
  readonly maxDate: { readonly max: string }
  readonly integer: None
  readonly time: None
  readonly month: None
  readonly latestTime: { readonly time: string }
  readonly timeStep: { readonly minutes: number }
  readonly decimal1: None
  readonly decimal2: None
  readonly decimal3: None
  readonly maxInt32: { readonly max: number }
  readonly maxDec2: { readonly max: string }
  readonly maxDec3: { readonly max: string }
  readonly onlyTrue: None
  readonly onlyFalse: None
  // Arrays and objects.
  readonly unique: None
  readonly exactlyOneTrue: { readonly flag: string }
  readonly exactCount: Count
  readonly minCount: Count
  readonly maxCount: Count
  readonly betweenCount: { readonly min: number; readonly max: number }
  readonly requiredObjectSelect: None
  // Passkeys and media.
  readonly userIdLen: { readonly min: number; readonly max: number }
  readonly imageMime: None
  readonly youtubeEmbed: None
  // Cross-field checks, and targets of references.
  readonly endAfterStart: None
  readonly endNotBeforeStart: None
  readonly exclusiveOption: None
  readonly maxNotBelowMin: None
  readonly reference: None
  readonly fileType: { readonly types: string }
  readonly fileSize: { readonly megabytes: number }
  readonly reservedSlug: None
  readonly publicHost: None
  readonly readOnly: None
  readonly notBeforeVersion: { readonly day: string }
  readonly overlap: None
  readonly provisionalSlug: None
  // Rich text.
  readonly richTextBlocks: { readonly maxBlocks: number }
  readonly richTextBytes: { readonly maxBytes: number }
  readonly richTextNesting: { readonly maxNesting: number }
  readonly richTextBlockType: { readonly blocks: string }
  readonly richTextAddress: None
  readonly richTextImage: None
  readonly richTextTable: { readonly maxRows: number; readonly maxColumns: number }
  readonly richTextCode: { readonly maxBytes: number }
}

export type RuleCode = keyof RuleParams
