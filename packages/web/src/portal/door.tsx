import type { Target } from '@hautelisse/domain/portal'
import type { ReactElement, ReactNode } from 'react'
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
