import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { drawings, Icon } from '../icon/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import { item, itemHint } from './menu.css.ts'

type UnavailableProps = {
  readonly children: ReactNode
  /** In the open: the reason stands under the name, for fingers that cannot rest on it. Otherwise it is a bubble. */
  readonly open?: boolean
}

const Unavailable = () => <Trans id="ui.menu.unavailable">Fonctionnalité momentanément indisponible</Trans>

/** A row that stays visible, can be reached and leads nowhere for now; it says so on hover and on focus (P-NAV-28). */
export const MenuUnavailable = ({ children, open = false }: UnavailableProps) => {
  const row = (
    // Announced as a link that is disabled: without an address nothing can follow it, and the focus must still reach its reason.
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid
    <a role="link" aria-disabled="true" tabIndex={0} className={item({ unavailable: true })}>
      <span>
        {children}
        {open && (
          <span className={itemHint}>
            <Unavailable />
          </span>
        )}
      </span>
      <Icon of={drawings.Hourglass} />
    </a>
  )
  return open ? row : <Tooltip text={<Unavailable />}>{row}</Tooltip>
}
