import type { BaseIssue } from 'valibot'
import type { Finding } from './finding.ts'
import { fullWidthLimit } from './text-length.ts'

type Check = { readonly input: unknown; readonly requirement?: unknown }

const day = (bound: Date) => bound.toISOString().slice(0, 10)
const number = (bound: unknown) => (typeof bound === 'number' ? bound : String(bound))
const date: Finding = { rule: 'type', params: { expected: 'date' } }
const integer: Finding = { rule: 'integer', params: {} }
const positive: Finding = { rule: 'positive', params: {} }
const negative: Finding = { rule: 'negative', params: {} }
const requiredInput: Finding = { rule: 'requiredInput', params: {} }

const email: Finding = { rule: 'email', params: {} }
const mac: Finding = { rule: 'mac', params: {} }

const exactly = (count: number): Finding => ({ rule: 'exactCount', params: { count } })
const atLeast = (count: number): Finding => ({ rule: 'minCount', params: { count } })
const atMost = (count: number): Finding => ({ rule: 'maxCount', params: { count } })
const exactLength = ({ requirement }: Check): Finding => ({ rule: 'length', params: { length: Number(requirement) } })
const minLength = ({ requirement }: Check): Finding => ({ rule: 'minLength', params: { min: Number(requirement) } })
const maxLength = ({ requirement }: Check): Finding => ({ rule: 'maxLength', params: { max: Number(requirement) } })
const listed = (requirement: unknown): string => (Array.isArray(requirement) ? requirement.join(', ') : String(requirement))

/** Texts of a fixed format without a separate message in the catalogue. */
const FORMS = `base64 bic credit_card cuid2 decimal emoji ends_with excludes hash hexadecimal imei includes ip ipv6 isbn iso_time
  iso_time_second iso_week isrc jws_compact ksuid mime_type nanoid octal regex starts_with ulid`.split(/\s+/)

const CHECKS: Readonly<Record<string, (check: Check) => Finding>> = {
  ...Object.fromEntries(FORMS.map((type) => [type, (): Finding => ({ rule: 'match', params: {} })])),
  length: (check) => (Array.isArray(check.input) ? exactly(Number(check.requirement)) : exactLength(check)),
  min_length: (check) => (Array.isArray(check.input) ? atLeast(Number(check.requirement)) : minLength(check)),
  max_length: (check) => (Array.isArray(check.input) ? atMost(Number(check.requirement)) : maxLength(check)),
  code_points: exactLength,
  min_code_points: minLength,
  max_code_points: maxLength,
  graphemes: exactLength,
  min_graphemes: minLength,
  max_graphemes: maxLength,
  max_bytes: ({ requirement }) => ({
    rule: 'maxBytes',
    params: { maxBytes: Number(requirement), fullWidth: fullWidthLimit(Number(requirement)) },
  }),
  size: ({ requirement }) => exactly(Number(requirement)),
  min_size: ({ requirement }) => atLeast(Number(requirement)),
  max_size: ({ requirement }) => atMost(Number(requirement)),
  entries: ({ requirement }) => exactly(Number(requirement)),
  min_entries: ({ requirement }) => atLeast(Number(requirement)),
  max_entries: ({ requirement }) => atMost(Number(requirement)),
  non_empty: ({ input }) => (Array.isArray(input) ? atLeast(1) : requiredInput),
  min_value: ({ requirement }) =>
    requirement instanceof Date
      ? { rule: 'minDate', params: { min: day(requirement) } }
      : { rule: 'min', params: { min: number(requirement) } },
  max_value: ({ requirement }) =>
    requirement instanceof Date
      ? { rule: 'maxDate', params: { max: day(requirement) } }
      : { rule: 'max', params: { max: number(requirement) } },
  gt_value: ({ requirement }) => (requirement === 0 ? positive : { rule: 'more', params: { more: number(requirement) } }),
  lt_value: ({ requirement }) => (requirement === 0 ? negative : { rule: 'less', params: { less: number(requirement) } }),
  integer: () => integer,
  safe_integer: () => integer,
  finite: () => ({ rule: 'type', params: { expected: 'number' } }),
  email: () => email,
  rfc_email: () => email,
  domain: () => ({ rule: 'domain', params: {} }),
  ipv4: () => ({ rule: 'ipv4', params: {} }),
  mac: () => mac,
  mac48: () => mac,
  mac64: () => mac,
  slug: () => ({ rule: 'slug', params: {} }),
  digits: () => ({ rule: 'digits', params: {} }),
  hex_color: () => ({ rule: 'color', params: {} }),
  url: () => ({ rule: 'url', params: {} }),
  uuid: () => ({ rule: 'uuid', params: {} }),
  value: ({ requirement }) => ({ rule: 'oneOf', params: { options: listed(requirement) } }),
  values: ({ requirement }) => ({ rule: 'oneOf', params: { options: listed(requirement) } }),
  not_value: ({ requirement }) => ({ rule: 'notOneOf', params: { values: listed(requirement) } }),
  not_values: ({ requirement }) => ({ rule: 'notOneOf', params: { values: listed(requirement) } }),
  iso_date: () => date,
  iso_date_time: () => date,
  iso_date_time_second: () => date,
  iso_timestamp: () => date,
}

/** Converts the finding of a valibot check to the codes of the default catalogue (the specification, §8). */
export const checkFinding = (issue: BaseIssue<unknown>): Finding => CHECKS[issue.type]?.(issue) ?? { rule: 'invalid', params: {} }
