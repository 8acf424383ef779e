import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

type ListLinkProps = {
  /** A path without a language, such as `/captain/tenant/cafe/food`. */
  readonly to: string
  readonly search?: Readonly<Record<string, string>>
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The router quotes texts that look like numbers. Lists read both forms, but readable addresses are better. */
const plain = (value: string): string | number => (/^\d+$/.test(value) ? Number(value) : value)

/** A link to a list or record of a tenant. Their routes come from declarations at run time, so the router can't know them as types. */
export const ListLink = ({ to, search = {}, className, children }: ListLinkProps) => {
  const given = {
    to,
    search: Object.fromEntries(Object.entries(search).map(([name, value]) => [name, plain(value)])),
  } as unknown as ComponentProps<typeof Link>
  return (
    <Link {...given} className={className}>
      {children}
    </Link>
  )
}
