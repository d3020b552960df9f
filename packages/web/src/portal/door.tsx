import type { Target } from '@hautelisse/domain/portal'
import { selectIsMirror } from '@hautelisse/machines/session'
import type { ReactElement, ReactNode } from 'react'
import { useSession } from '../shell/index.ts'
import { LinkButton } from '../ui/button/index.ts'
import type { IconDrawing } from '../ui/icon/index.ts'
import { useAim } from './frame/links.ts'
import { LinkButtonTo, TextLinkTo } from './links.ts'

type DoorProps = { readonly target: Target; readonly className?: string; readonly children: ReactNode }

type DoorButtonProps = DoorProps & {
  readonly size?: 'm' | 's'
  /** What it stands on. */
  readonly ground?: 'page' | 'onHero'
}

/** A way to a page or a modal with the weight of a button. */
export const DoorButton = ({ target, ground = 'page', children, ...look }: DoorButtonProps): ReactElement => {
  const aim = useAim()
  return (
    <LinkButtonTo {...look} {...aim(target)} variant={ground === 'onHero' ? 'onHero' : 'secondary'}>
      {children}
    </LinkButtonTo>
  )
}

type DoorLinkProps = DoorProps & { readonly icon: IconDrawing; readonly trailing?: boolean }

/** A way to a page or a modal that stands by itself. */
export const DoorLink = ({ target, children, ...look }: DoorLinkProps): ReactElement => {
  const aim = useAim()
  return (
    <TextLinkTo {...look} {...aim(target)}>
      {children}
    </TextLinkTo>
  )
}

type ProviderButtonProps = {
  readonly href: string
  readonly variant?: 'primary' | 'secondary'
  readonly size?: 'm' | 's'
  readonly className?: string
  readonly children: ReactNode
}

/** A way to a provider's page, where something is done in the saver's name; in a mirror session it says that nothing can be done (P-PERM-01, P-PERM-07). */
export const ProviderButton = ({ href, ...look }: ProviderButtonProps): ReactElement => {
  const aim = useAim()
  const isMirror = useSession(selectIsMirror)
  return isMirror ? <LinkButtonTo {...look} {...aim({ hash: 'forbidden_mirror' })} /> : <LinkButton {...look} href={href} />
}
