import { replyRefusal, sentText, type RecordResponse, type ReplyRefusal, type ReplyWay } from '@captain/content-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconMailForward, IconNotes, IconPhone } from '@tabler/icons-react'
import { useContent } from '../../../content-context.tsx'
import { useOfferVerbs } from '../../../verbs/use-offer-verbs.ts'
import { useSubject } from '../../../verbs/use-subject.ts'
import { replyAddress } from './reply-address.ts'
import { telephoneLink } from './telephone-link.ts'
import { useMayReply } from './use-may-reply.ts'
import type { ReplySpots } from './use-reply-focus.ts'
import type { WrittenWay } from './written-way.ts'
import classes from './letter.module.css'

const WishedWay = ({ way }: { readonly way: ReplyWay }) => {
  switch (way) {
    case 'phone':
      return <Trans>電話での返信を希望しています。</Trans>
    case 'fax':
      return <Trans>FAXでの返信を希望しています。</Trans>
    case 'none':
      return <Trans>返信は不要とのことです。</Trans>
    default:
      return null
  }
}

const Refused = ({ why }: { readonly why: ReplyRefusal }) => {
  switch (why) {
    case 'spam':
      return <Trans>迷惑メールには返信できません。迷惑メールを解除すると、返信できます。</Trans>
    case 'forgotten':
      return <Trans>個人情報を削除したため、返信できません。</Trans>
    case 'no-address':
      return <Trans>メールアドレスがないため、メールでは返信できません。</Trans>
  }
}

type ReplyWaysProps = {
  readonly record: RecordResponse
  /** Opens what staff write; the way that is open already has no button. */
  readonly onWrite: (way: WrittenWay) => void
  readonly written: WrittenWay | null
  /** The buttons that have the focus again when a reply is closed. */
  readonly spots: ReplySpots
}

type WayProps = Pick<ReplyWaysProps, 'record' | 'onWrite'> & { readonly variant: 'filled' | 'default' }

const Call = ({ record, phone, variant }: Omit<WayProps, 'onWrite'> & { readonly phone: string }) => {
  const { t } = useLingui()
  const link = telephoneLink(phone)
  useOfferVerbs([{ verb: 'call', label: t`電話をかける`, run: () => location.assign(link) }], useSubject(record))
  return (
    <Button component="a" href={link} variant={variant} leftSection={<IconPhone size={16} />}>
      <Trans>電話をかける</Trans>
    </Button>
  )
}

type WriteProps = WayProps & { readonly address: string | null; readonly button: ReplySpots['email'] }

/** Opens the reply in the back office, or a program for mails if the type keeps no replies. */
const Write = ({ record, address, onWrite, variant, button }: WriteProps) => {
  const { t } = useLingui()
  const run = () => (address === null ? onWrite('email') : location.assign(address))
  useOfferVerbs([{ verb: 'replyByMail', label: t`メールで返信`, run }], useSubject(record))
  const label = <Trans>メールで返信</Trans>
  const look = { variant, leftSection: <IconMailForward size={16} /> } as const
  if (address === null)
    return (
      <Button {...look} ref={button} onClick={() => onWrite('email')}>
        {label}
      </Button>
    )
  return (
    <Button component="a" href={address} {...look}>
      {label}
    </Button>
  )
}

/** The ways to answer a message; the one that the sender asked for is the main button while the message is open. */
export const ReplyWays = ({ record, onWrite, written, spots: { email, phone: note } }: ReplyWaysProps) => {
  const { contentType } = useContent()
  const mayReply = useMayReply()
  if (!mayReply) return null
  const keepsReplies = contentType.repliesIn !== null
  const refusal = keepsReplies ? replyRefusal(contentType, record, 'email') : null
  const isRefused = refusal === 'spam' || refusal === 'forgotten'
  const phone = isRefused ? null : sentText(contentType, record, 'phone')
  const address = keepsReplies ? null : replyAddress(contentType, record)
  const isMailed = keepsReplies ? refusal === null : address !== null
  // A role may hide the field that the answer depends on.
  const way: ReplyWay | undefined = contentType.replyBy(record)
  const asked = way === 'phone' && phone === null ? 'email' : (way ?? 'email')
  const isOpen = (record.status === 'new' || record.status === 'inProgress') && written === null
  const variantOf = (own: ReplyWay) => (isOpen && asked === own ? 'filled' : 'default')
  const isNoted = keepsReplies && !isRefused && (phone !== null || asked !== 'email') && written !== 'phone'
  if (phone === null && !isMailed && !isNoted && refusal === null) return null
  const call = phone !== null && <Call key="phone" record={record} phone={phone} variant={variantOf('phone')} />
  const write = isMailed && written !== 'email' && (
    <Write key="email" record={record} address={address} onWrite={onWrite} variant={variantOf('email')} button={email} />
  )
  // What was answered by fax is noted here: nothing else can be done about it on this screen.
  const answered = isNoted && (
    <Button key="note" ref={note} variant={variantOf('fax')} leftSection={<IconNotes size={16} />} onClick={() => onWrite('phone')}>
      <Trans>返信を記録</Trans>
    </Button>
  )
  const inOrder = {
    email: [write, call, answered],
    phone: [call, write, answered],
    fax: [answered, write, call],
    none: [write, call, answered],
  }
  return (
    <div className={classes.ways}>
      {asked !== 'email' && (
        <p className={classes.asked}>
          <WishedWay way={asked} />
        </p>
      )}
      {refusal !== null && (
        <p className={classes.asked}>
          <Refused why={refusal} />
        </p>
      )}
      {inOrder[asked]}
    </div>
  )
}
