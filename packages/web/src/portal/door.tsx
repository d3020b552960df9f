import { isAnnounced, type Target } from '@hautelisse/domain/portal'
import type { ReactElement, ReactNode } from 'react'
import type { IconDrawing } from '../ui/icon/index.ts'
import { SoonButton, SoonText } from '../ui/soon/index.ts'
import { useAim } from './frame/links.ts'
import { LinkButtonTo, TextLinkTo } from './links.ts'

type DoorProps = { readonly target: Target; readonly className?: string; readonly children: ReactNode }

type DoorButtonProps = DoorProps & {
  readonly size?: 'm' | 's'
  /** What it stands on. */
  readonly ground?: 'button' | 'onHero' | 'onAlert'
}

/** A way to a page or a modal with the weight of a button; while that is announced, it says "Bientôt" and has no address. */
export const DoorButton = ({ target, ground = 'button', children, ...look }: DoorButtonProps): ReactElement => {
  const aim = useAim()
  if (isAnnounced(target))
    return (
      <SoonButton {...look} ground={ground}>
        {children}
      </SoonButton>
    )
  return (
    <LinkButtonTo {...look} {...aim(target)} variant={ground === 'onHero' ? 'onHero' : 'secondary'}>
      {children}
    </LinkButtonTo>
  )
}

type DoorLinkProps = DoorProps & { readonly icon: IconDrawing; readonly trailing?: boolean }

/** A way to a page or a modal that stands by itself; while that is announced, it says "Bientôt" and has no address. */
export const DoorLink = ({ target, className, children, ...look }: DoorLinkProps): ReactElement => {
  const aim = useAim()
  if (isAnnounced(target)) return <SoonText {...(className === undefined ? {} : { className })}>{children}</SoonText>
  return (
    <TextLinkTo {...look} {...(className === undefined ? {} : { className })} {...aim(target)}>
      {children}
    </TextLinkTo>
  )
}
