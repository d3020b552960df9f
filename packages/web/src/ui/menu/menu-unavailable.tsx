import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { drawings, Icon } from '../icon/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import { item, itemHint } from './menu-rows.css.ts'

type UnavailableProps = {
  readonly children: ReactNode
  /** In the open: the reason stands under the name, for fingers that cannot rest on it. Otherwise it is a bubble. */
  readonly open?: boolean
}

const Unavailable = () => <Trans id="ui.menu.unavailable">Fonctionnalité momentanément indisponible</Trans>

/** A row that stays visible, can be reached and leads nowhere for now; it says so on hover and on focus (P-NAV-28). */
export const MenuUnavailable = ({ children, open = false }: UnavailableProps) => {
  const row = (
    // Announced as disabled and without anything to do; unlike a button that really is, the focus reaches it, and its reason.
    <button type="button" aria-disabled="true" className={item({ unavailable: true })}>
      <span>
        {children}
        {open && (
          <span className={itemHint}>
            <Unavailable />
          </span>
        )}
      </span>
      <Icon of={drawings.Hourglass} />
    </button>
  )
  return open ? (
    row
  ) : (
    <Tooltip side="right" text={<Unavailable />}>
      {row}
    </Tooltip>
  )
}
