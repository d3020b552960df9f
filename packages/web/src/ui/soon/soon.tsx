import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Button, TextButton } from '../button/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import { SoonTag } from './soon-tag.tsx'
import * as styles from './soon.css.ts'

type Side = 'top' | 'right'
type WhyProps = { readonly side?: Side; readonly children: ReactElement }

/** Says on hover and on focus why a door leads nowhere yet. */
const Why = ({ side = 'top', children }: WhyProps): ReactElement => (
  <Tooltip side={side} text={<Trans id="ui.soon.why">Cette fonction n’est pas encore ouverte</Trans>}>
    {children}
  </Tooltip>
)

const GROUNDS = { button: styles.button, onHero: styles.onHero, onAlert: styles.onAlert } as const

type SoonButtonProps = {
  /** What it stands on. */
  readonly ground?: keyof typeof GROUNDS
  readonly size?: 'm' | 's'
  readonly wide?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A door with the weight of a button: it can be reached, says "Bientôt", and does nothing. */
export const SoonButton = ({ ground = 'button', className = '', children, ...look }: SoonButtonProps): ReactElement => (
  <Why>
    <Button
      {...look}
      variant={ground === 'onHero' ? 'onHero' : 'secondary'}
      aria-disabled="true"
      className={`${GROUNDS[ground]} ${className}`}
    >
      <span>{children}</span> <SoonTag />
    </Button>
  </Why>
)

/** A door as light as a link. */
export const SoonText = ({ className = '', children }: Pick<SoonButtonProps, 'className' | 'children'>): ReactElement => (
  <Why>
    <TextButton aria-disabled="true" className={`${styles.text} ${className}`}>
      <span>{children}</span> <SoonTag />
    </TextButton>
  </Why>
)

type SoonRowProps = { readonly side?: Side; readonly className: string; readonly children: ReactNode }

/** A whole row that leads nowhere yet; its content has the tag where it has room for it. */
export const SoonRow = ({ side = 'top', className, children }: SoonRowProps): ReactElement => (
  <Why side={side}>
    <button type="button" aria-disabled="true" className={className}>
      {children}
    </button>
  </Why>
)
