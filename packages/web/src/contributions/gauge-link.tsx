import { useLocation, useNavigate } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextLink } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'

const HASH = 'contribution_gauge'

/** Leads a member from the tax simulator to the ceilings and payments of the year; the page stays where it is (S-NAV-16). */
export const GaugeLink = (): ReactElement => {
  const navigate = useNavigate()
  const href = useLocation({ select: ({ pathname }) => `${pathname}#${HASH}` })
  return (
    <TextLink
      href={href}
      icon={drawings.ChartBar}
      onClick={(event) => {
        event.preventDefault()
        void navigate({ to: '.', hash: HASH, search: true, params: true, resetScroll: false, hashScrollIntoView: false })
      }}
    >
      <Trans id="tax.gauge.link">Mes plafonds de versement de l’année</Trans>
    </TextLink>
  )
}
