import { nullish, pipe, safeParse, string } from 'valibot'
import * as rules from '../index.ts'
import { found } from './rule-table.ts'

type IsValid = (value: unknown) => boolean | Promise<boolean>

const by =
  <Value>(rule: rules.Rule<Value>): IsValid =>
  (value) =>
    found(rule, value).length === 0

const passkeyName = nullish(pipe(string(), rules.storableText(), rules.nonBlank(), rules.maxFullWidth(64)))

/** Rule of each key of the vectors, created with the parameters of that key. */
export const VECTOR_RULES: Readonly<Record<string, IsValid>> = {
  required_input: by(rules.requiredInput()),
  required_select: by(rules.requiredSelect()),
  required_date: by(rules.requiredDate()),
  trimmed_non_blank: by(rules.nonBlank()),
  max_bytes: by(rules.maxBytes(30)),
  max_fullwidth_chars: by(rules.maxFullWidth(10)),
  starts_with_at: by(rules.startsWithAt()),
  starts_with_url: by(rules.startsWithUrl('https://www.youtube.com/')),
  starts_with_url_no_trailing_slash: by(rules.startsWithUrl('https://x.com')),
  starts_with_base64_image: by(rules.startsWithImageDataUri()),
  half_width_only: by(rules.halfWidth()),
  digits_only: by(rules.digits()),
  letters_only: by(rules.letters()),
  letters_upper: by(rules.lettersUpper()),
  letters_lower: by(rules.lettersLower()),
  alphanumeric: by(rules.alnum()),
  alphanumeric_exact: by(rules.alnumLen(8)),
  digits_and_hyphen: by(rules.digitsHyphen()),
  digits_exact: by(rules.digitsExact(7)),
  digits_min: by(rules.digitsMin(3)),
  digits_max: by(rules.digitsMax(5)),
  hiragana: by(rules.hiragana()),
  katakana: by(rules.katakana()),
  hiragana_or_katakana: by(rules.kana()),
  email: by(rules.email()),
  url: by(rules.url()),
  domain: by(rules.domain()),
  ipv4: by(rules.ipv4()),
  ipv6_full: by(rules.ipv6()),
  mac: by(rules.mac()),
  url_slug: by(rules.slug()),
  file_path: by(rules.filePath()),
  file_name: by(rules.fileName()),
  icon_path: by(rules.iconPath()),
  digits_hyphen_digits: by(rules.digitsHyphenDigits(3, 4)),
  phone: by(rules.phone()),
  phone_local: by(rules.localPhone()),
  fax: by(rules.fax()),
  postal_code: by(rules.postalCode()),
  corporate_number: by(rules.corporateNumber()),
  invoice_number: by(rules.invoiceNumber()),
  x_id: by(rules.xId()),
  facebook_id: by(rules.facebookId()),
  instagram_id: by(rules.instagramId()),
  line_id: by(rules.lineId()),
  youtube_channel_id: by(rules.youtubeChannelId()),
  date_max: by(rules.maxDate('2026-12-31')),
  integer_only: by(rules.integer()),
  decimal_1: by(rules.decimal1()),
  decimal_2: by(rules.decimal2()),
  decimal_3: by(rules.decimal3()),
  max_int32: by(rules.maxInt32()),
  max_decimal_2: by(rules.maxDec2()),
  max_decimal_3: by(rules.maxDec3()),
  only_true: by(rules.onlyTrue()),
  only_false: by(rules.onlyFalse()),
  array_unique: by(rules.unique()),
  array_exactly_one_true: by(rules.exactlyOneTrue('isMain')),
  array_select_exactly: by(rules.exactCount(2)),
  array_select_min: by(rules.minCount(2)),
  array_select_max: by(rules.maxCount(3)),
  array_select_between: by(rules.betweenCount(1, 3)),
  object_required_select: by(rules.requiredObjectSelect()),
  editor_image_file: by(rules.imageMime()),
  editor_embed: by(rules.youtubeEmbed()),
  webauthn_user_id_length: by(rules.userIdLen(1, 64)),
  passkey_name: (value) => safeParse(passkeyName, value).success,
}
