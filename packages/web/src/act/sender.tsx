import type { KeptAct } from '@hautelisse/domain/kept'
import { pathTo, type RouteId } from '@hautelisse/domain/portal'
import { useLocation } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { linkTo, parseQuery, usePage } from '../shell/index.ts'
import { ResumeWords } from '../kept/index.ts'

/** Acts that send their saver elsewhere for what they miss, by the name under which the address there has them. */
const SENDERS = {
  withdraw: { route: 'withdraw', act: 'release' },
  payment: { route: 'payment', act: 'payment' },
  switch: { route: 'fund-switch', act: 'fund-switch' },
} as const satisfies Readonly<Record<string, { readonly route: RouteId; readonly act: KeptAct }>>

type SenderName = keyof typeof SENDERS

/** The act that sent the saver to a page: where it waits, and which it is. */
export type Sender = { readonly to: string; readonly act: KeptAct }

const NAMES = Object.keys(SENDERS) as readonly SenderName[]

/**
 * Writes the address of a page to which an act sends its saver, so that the page leads back to it.
 *
 * @param path address of the page
 * @param name act that sends them; undefined for none
 * @example sentFrom('/profile/s2e/personal-data', 'withdraw') // '/profile/s2e/personal-data?from=withdraw'
 */
export const sentFrom = (path: string, name: SenderName | undefined): string =>
  name === undefined ? path : `${path}?from=${name}`

/** Name of the act whose page this is; undefined on every other page. */
export const useSending = (): SenderName | undefined => {
  const { id } = usePage().route
  return NAMES.find((name) => SENDERS[name].route === id)
}

/** Name of the act that sent the saver here. */
const useSentBy = (): SenderName | undefined => {
  const from = parseQuery(useLocation({ select: ({ searchStr }) => searchStr }))['from']
  return NAMES.find((name) => name === from)
}

/** Links of a page to which an act sent its saver: wherever they go on to from there, they are led back to the act. */
export const useSentOn = (): ((path: string) => ReturnType<typeof linkTo>) => {
  const sentBy = useSentBy()
  return (path) => linkTo(sentFrom(path, sentBy))
}

/** The act that sent the saver here: it waits with its answers. */
export const useSender = (): Sender | undefined => {
  const name = useSentBy()
  return name && { to: pathTo(SENDERS[name].route), act: SENDERS[name].act }
}

/** The way back to the act that sent the saver here. Renders nothing if they came by themselves. */
export const ResumeSender = ({ variant = 'primary' }: { readonly variant?: 'primary' | 'secondary' }): ReactElement | null => {
  const sender = useSender()
  return sender === undefined ? null : (
    <LinkButtonTo to={sender.to} variant={variant}>
      <ResumeWords of={sender.act} />
    </LinkButtonTo>
  )
}
