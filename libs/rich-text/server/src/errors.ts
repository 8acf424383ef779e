import { ProblemError, type ProblemTitle } from '@captain/http-server'
import { localized } from './translator.ts'

const linkProblem = (status: number, code: string, title: ProblemTitle) => new ProblemError({ status, code, title })

/** 422: an address that can't be requested, by its syntax alone. */
export const malformedLink = () =>
  linkProblem(
    422,
    'malformed-link',
    localized((i18n) => i18n._('URLの形式が正しくありません')),
  )

/** 422: no page, or a forbidden address. The response hides which, so that callers can't probe the internal network. */
export const unreachableLink = () =>
  linkProblem(
    422,
    'link-unreachable',
    localized((i18n) => i18n._('アクセスできません、URLを確認してください')),
  )

/** 502: the response is not a readable page. */
export const unusableResponse = () =>
  linkProblem(
    502,
    'link-answer-unusable',
    localized((i18n) => i18n._('応答が正しくありません、URLを確認してください')),
  )

/** 504: the page did not respond in time. */
export const linkTimeout = () =>
  linkProblem(
    504,
    'link-too-slow',
    localized((i18n) => i18n._('ページの応答に時間がかかりすぎました。しばらく待ってからお試しください')),
  )
